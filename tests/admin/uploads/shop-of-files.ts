/** A shop that takes files in parts, with a line that can be cut, and a device that can die. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { RefusalCode, RefusalData } from '#core/wire/refusal.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { openUploads, uploads, type UploadDeps } from '#src/admin/store/uploads/uploads.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { KeptFiles } from '#src/db/kept-file.ts';
import { openKeptFiles } from '#src/db/kept-files.ts';

interface Arriving {
  bytes: number;
  parts: string;
}

export function createShopOfFiles() {
  const place = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange };
  const arriving = new Map<string, Arriving>();
  const library = new Map<string, string>();
  let finished = 0;
  let cutAfter = Number.POSITIVE_INFINITY;
  let refusal: Refusal | null = null;
  let failing = 0;
  let diskFault = 'DataError';
  let halt: { after: number; readonly reach: () => void; readonly goOn: Promise<void> } | null = null;
  let forgets = 0;
  const asked: string[] = [];
  const reported: unknown[] = [];
  let ids = 0;
  let stop = (): void => {};

  /** Answers as the routes of the library do. */
  function answer(name: string, uuid: string, body: { bytes?: number; offset?: number; data?: string }): unknown {
    if (name === 'api.admin.media.uploads.store') {
      if (refusal !== null) throw refusal;
      const before = arriving.get(uuid);
      const isSame = before !== undefined && before.bytes === body.bytes;
      const known = isSame ? before : { bytes: body.bytes ?? 0, parts: '' };
      arriving.set(uuid, known);
      return { offset: library.has(uuid) ? (body.bytes ?? 0) : known.parts.length, done: library.has(uuid) };
    }
    if (name === 'api.admin.media.uploads.destroy') return arriving.delete(uuid);
    if (name === 'api.admin.media.index') return { data: [{ uuid, rev: 7, revId: 'r-7' }] };
    if (forgets > 0) {
      forgets -= 1;
      arriving.delete(uuid);
    }
    const upload = arriving.get(uuid);
    if (upload === undefined || (body.bytes ?? upload.bytes) !== upload.bytes) throw new Refusal('record.unknown');
    if (name === 'api.admin.media.uploads.part') {
      if (body.offset === upload.parts.length) upload.parts += atob(body.data ?? '');
      return { offset: upload.parts.length, done: false };
    }
    if (!library.has(uuid)) finished += 1;
    library.set(uuid, upload.parts);
    return fileOf(uuid, upload.bytes);
  }

  const call: UploadDeps['call'] = async (name, input) => {
    await Promise.resolve();
    const { params, body }: { params?: { uuid?: string }; body?: { uuid?: string } } = Object(input);
    asked.push(`${name.replace('api.admin.media.', '')} ${JSON.stringify(body ?? {})}`);
    if (halt !== null && (halt.after -= 1) === 0) {
      halt.reach();
      await halt.goOn;
    }
    cutAfter -= 1;
    if (cutAfter === 0) {
      /* the shop did it, and nobody heard */
      answer(name, params?.uuid ?? body?.uuid ?? '', Object(body));
      throw new CallFailed('offline');
    }
    if (cutAfter < 0) throw new CallFailed('offline');
    return Object(answer(name, params?.uuid ?? body?.uuid ?? '', Object(body)));
  };

  const disk = (): KeptFiles => {
    const real = openKeptFiles('admin:one', place);
    const keep: KeptFiles['keep'] = (file) => {
      failing -= 1;
      return failing >= 0 ? Promise.reject(new DOMException('Failed to write blobs', diskFault)) : real.keep(file);
    };
    return { ...real, keep };
  };

  const open = async (more: Partial<UploadDeps> = {}): Promise<void> => {
    stop = await openUploads({
      files: disk(),
      call,
      now: () => '2026-03-02T09:00:00.000Z',
      newId: () => {
        ids += 1;
        return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
      },
      inTurn: (work) => work(),
      prepare: (content, fileName) => Promise.resolve({ content, fileName, size: { width: 4, height: 3 } }),
      addressOf: () => 'blob:here',
      forget: () => {},
      report: (error) => void reported.push(error),
      ...more,
    });
  };
  return {
    open,
    /** The tab is gone, with all it held in memory. */
    die: () => stop(),
    /** The line is cut after so many calls, whose last one the shop answers in vain. */
    cut: (after: number) => {
      cutAfter = after;
    },
    mend: () => {
      cutAfter = Number.POSITIVE_INFINITY;
    },
    refuse: (code: RefusalCode | null, data: RefusalData = {}) => {
      refusal = code === null ? null : new Refusal(code, data);
    },
    /** The call of that number is held back: resolves when it has come, to what lets it go on. */
    halt: (after: number): Promise<() => void> =>
      new Promise((reached) => {
        let release = (): void => {};
        const goOn = new Promise<void>((resolve) => {
          release = resolve;
        });
        halt = { after, reach: () => reached(release), goOn };
      }),
    /** The disk fails so many times: of itself, or for want of room. */
    failDisk: (times: number, fault: 'DataError' | 'QuotaExceededError' = 'DataError') => {
      failing = times;
      diskFault = fault;
    },
    /** The shop forgets what is under way before so many parts. */
    forget: (times: number) => {
      forgets = times;
    },
    /** What the shop was asked, with its body. */
    asked,
    reported,
    /** The same disk in another tab. */
    otherTab: () => openKeptFiles('admin:one', place),
    library,
    /** How many files were put into the library. */
    finished: () => finished,
    kept: async () => (await openKeptFiles('admin:one', place).all()).map(({ fileName }) => fileName),
  };
}

const fileOf = (uuid: string, bytes: number): Partial<MediaFile> => ({ uuid, bytes, rev: 8, revId: 'r-8' });

/** Turns of the event loop until nothing is under way. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    if (turn > 9 && uploads.list.every(({ state }) => state !== 'sending' && state !== 'waiting')) return;
  }
}
