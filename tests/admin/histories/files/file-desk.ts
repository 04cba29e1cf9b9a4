/** The files of one device on their way: the real queue in its tabs, over a disk in memory or a real database. */
import { uploadsTurn } from '#src/admin/app/sync/uploads-turn.ts';
import { tellAll } from '#src/admin/store/uploads/follow-marks.ts';
import { newUploads, startSending } from '#src/admin/store/uploads/open-uploads.ts';
import type { OpenedUploads } from '#src/admin/store/uploads/opened-uploads.ts';
import { showNone } from '#src/admin/store/uploads/upload-view.ts';
import type { KeptFiles } from '#src/db/kept-file.ts';
import { SILENCE_MS } from '#src/sync/sender/lease.ts';
import { createIce, type Ice } from '#tests/support/sync/ice.ts';
import { carrier } from '#tests/support/sync/model/model-wire.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import type { OfficeDevice } from '../office-device.ts';
import type { ModelLibrary } from './model-library.ts';
import { createTurnLine } from './turn-line.ts';

export interface FileTab {
  readonly opened: OpenedUploads;
  readonly ice: Ice;
  /** As a crash: nothing of it goes on, and the browser lets go of its locks. */
  readonly kill: () => void;
  /** Whoever was here leaves. */
  readonly leave: () => void;
}

export interface FileDesk {
  readonly tabs: FileTab[];
  readonly open: () => Promise<void>;
  /** What the disk has, whatever the tabs show. */
  readonly disk: () => KeptFiles;
  /** The line came back. */
  readonly look: () => void;
  /** Who was here has left, and what was kept for them goes. */
  readonly wipe: () => Promise<void>;
}

interface Given {
  readonly device: OfficeDevice;
  readonly library: ModelLibrary;
  readonly clock: VirtualClock;
  readonly newId: () => string;
}

/** A disk under a tab that may freeze, and that may refuse a write. */
function frozenFiles(ice: Ice, disk: KeptFiles, failing: OfficeDevice['failing']): KeptFiles {
  const iced = <T>(work: () => Promise<T>): Promise<T> => ice.after(Promise.resolve()).then(() => ice.after(work()));
  const written = <T>(work: () => Promise<T>): Promise<T> =>
    iced(() => {
      if (failing.writes === 0) return work();
      failing.writes -= 1;
      const name = failing.isFull ? 'QuotaExceededError' : 'UnknownError';
      return Promise.reject(new DOMException('the disk refuses', name));
    });
  return {
    durable: true,
    all: () => iced(() => disk.all()),
    marks: () => iced(() => disk.marks()),
    get: (uuid) => iced(() => disk.get(uuid)),
    has: (uuid) => iced(() => disk.has(uuid)),
    keep: (file) => written(() => disk.keep(file)),
    change: (uuid, fold) => written(() => disk.change(uuid, fold)),
    changeAll: (fold) => written(() => disk.changeAll(fold)),
    rebase: (done, made) => written(() => disk.rebase(done, made)),
    drop: (uuid) => written(() => disk.drop(uuid)),
    follow: (heard) => disk.follow((marks) => ice.thawed(() => heard(marks))),
    close: () => disk.close(),
  };
}

export async function createFileDesk({ device, library, clock, newId }: Given): Promise<FileDesk> {
  const tabs: FileTab[] = [];
  const line = createTurnLine();
  const carry = carrier(device.wire, clock);
  const { database } = device;
  let disk = database.openFiles();

  async function open(): Promise<void> {
    const ice = createIce();
    const later = (ms: number, call: () => void): (() => void) => clock.after(ms, () => ice.thawed(call));
    const isVisible = (): boolean => !ice.isFrozen();
    const turn = uploadsTurn({
      name: 'uploads',
      locks: line.locksOf(ice),
      channel: line.channelOf(ice),
      isVisible,
      later,
    });
    const connection = database.openFiles();
    const deps = {
      files: frozenFiles(ice, connection, device.failing),
      call: async (name: string, input: unknown) =>
        Object(await ice.after(carry(() => library.answer(device.admin, name, input)))),
      now: () => new Date(clock.now()).toISOString(),
      newId,
      inTurn: turn.take,
      pace: { later, jitter: () => 0.5, isVisible },
      prepare: (content: Blob, fileName: string) =>
        Promise.resolve({ content, fileName, size: { width: 4, height: 3 } }),
      addressOf: () => 'blob:here',
      forget: () => {},
      report: (error: unknown) => {
        if (!(error instanceof DOMException)) device.faults.push(error);
      },
    };
    const opened = newUploads(deps, showNone());
    let close = (): void => {};
    const ask = (): void => {
      turn.ask();
      later(SILENCE_MS, ask);
    };
    const gone = (): void => {
      ice.freeze();
      line.leave(ice);
      connection.close();
      const at = tabs.indexOf(tab);
      if (at >= 0) tabs.splice(at, 1);
    };
    const leave = (): void => {
      close();
      turn.leave();
      gone();
    };
    const tab: FileTab = { opened, ice, kill: gone, leave };
    tabs.push(tab);
    // a disk that refuses a write while a tab opens is said to whoever opened it
    close = await startSending(opened).catch(() => close);
    later(SILENCE_MS, ask);
  }
  await open();
  return {
    tabs,
    open,
    disk: () => disk,
    look: () => {
      for (const { opened, ice } of tabs)
        ice.thawed(() => (opened.pace === null ? tellAll(opened, { type: 'again' }) : opened.pace.look()));
    },
    wipe: async () => {
      for (const tab of tabs.slice()) tab.leave();
      disk.close();
      await database.wipeFiles();
      disk = database.openFiles();
      await open();
    },
  };
}
