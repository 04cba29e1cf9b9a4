/**
 * The library of the shop in small: files on their way and those that arrived, with the answers of `server/subjects/media`.
 * Left out: room for so many files at once, sweeps, folders, the bin, and a look into the content – a text that begins with
 * « faux » is found to be no picture at its end.
 */
import * as v from 'valibot';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { Refusal } from '#core/wire/refusal.ts';

interface Arriving {
  readonly admin: string;
  readonly bytes: number;
  readonly replaces: string | null;
  readonly baseRev: number | null;
  readonly baseRevId: string | null;
  readonly text: string;
  /** What it became. */
  readonly media: string | null;
}

export interface StoredFile {
  readonly uuid: string;
  readonly admin: string;
  readonly rev: number;
  readonly revId: string;
  /** Every content it had, the last one last. */
  readonly contents: readonly string[];
}

interface Memory {
  readonly arriving: Map<string, Arriving>;
  readonly files: Map<string, StoredFile>;
}

export interface ModelLibrary {
  /** @throws Refusal as the routes of the library do */
  readonly answer: (admin: string, name: string, input: unknown) => unknown;
  readonly files: () => ReadonlyMap<string, StoredFile>;
  readonly backup: () => ReadonlyMap<string, StoredFile> | null;
  readonly backUp: () => void;
  /** Parts are in no backup: a file that was under way begins once more. */
  readonly restore: () => void;
}

const asked = v.object({
  params: v.optional(v.object({ uuid: v.optional(v.string(), '') }), {}),
  body: v.optional(
    v.object({
      uuid: v.optional(v.string(), ''),
      bytes: v.optional(v.nullable(v.number()), null),
      replaces: v.optional(v.nullable(v.string()), null),
      baseRev: v.optional(v.nullable(v.number()), null),
      baseRevId: v.optional(v.nullable(v.string()), null),
      offset: v.optional(v.number(), 0),
      data: v.optional(v.string(), ''),
    }),
    {},
  ),
  query: v.optional(v.object({ ids: v.optional(v.array(v.string()), []) }), {}),
});
type Asked = v.InferOutput<typeof asked>;

export function createModelLibrary(barred: ReadonlySet<string>, seeds: readonly string[]): ModelLibrary {
  let memory: Memory = { arriving: new Map(), files: new Map() };
  let kept: Memory | null = null;
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `0000f11e-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const put = (uuid: string, admin: string, text: string): StoredFile => {
    const before = memory.files.get(uuid);
    const contents = [...(before?.contents ?? []), text];
    const file = { uuid, admin, rev: (before?.rev ?? 0) + 1, revId: newId(), contents };
    memory.files.set(uuid, file);
    return file;
  };
  for (const uuid of seeds) put(uuid, '', '');

  function seen(replaces: string, { baseRev, baseRevId }: Pick<Arriving, 'baseRev' | 'baseRevId'>): void {
    const row = memory.files.get(replaces);
    if (row === undefined) throw new Refusal('record.unknown');
    if (row.rev !== baseRev || row.revId !== baseRevId)
      throw new Refusal('record.moved', { reason: 'rev', rev: row.rev });
  }

  function begin(admin: string, { body }: Asked): unknown {
    const { uuid, replaces, baseRev, baseRevId } = body;
    const bytes = body.bytes ?? 0;
    const known = memory.arriving.get(uuid);
    const isSame = known?.bytes === bytes && known.replaces === replaces;
    const hasArrived = known === undefined ? memory.files.has(uuid) : known.media !== null && isSame;
    if (hasArrived) return { offset: bytes, done: true };
    if (known !== undefined && (known.admin !== admin || known.media !== null)) throw new Refusal('record.moved');
    if (replaces !== null) seen(replaces, { baseRev, baseRevId });
    const text = isSame ? known.text : '';
    memory.arriving.set(uuid, { admin, bytes, replaces, baseRev, baseRevId, text, media: null });
    return { offset: text.length, done: false };
  }

  function own(admin: string, uuid: string, bytes: number | null): Arriving {
    const known = memory.arriving.get(uuid);
    if (known === undefined || known.admin !== admin || (bytes ?? known.bytes) !== known.bytes)
      throw new Refusal('record.unknown');
    return known;
  }

  function part(admin: string, uuid: string, { body: { offset, bytes, data } }: Asked): unknown {
    const known = own(admin, uuid, bytes);
    const received = known.text.length;
    if (known.media !== null || offset !== received) return { offset: received, done: known.media !== null };
    const more = atob(data);
    const expected = Math.min(UPLOAD_PART, known.bytes - received);
    if (more.length > expected) throw new Refusal('media.tooLarge', { most: known.bytes });
    if (more.length < expected || expected === 0) return { offset: received, done: false };
    memory.arriving.set(uuid, { ...known, text: known.text + more });
    return { offset: received + more.length, done: false };
  }

  function finish(admin: string, uuid: string, { body: { bytes } }: Asked): unknown {
    const brought = memory.files.get(uuid);
    if (!memory.arriving.has(uuid) && brought?.admin === admin) return brought;
    const known = own(admin, uuid, bytes);
    if (known.media !== null) return memory.files.get(known.media);
    if (known.text.length < known.bytes) throw new Refusal('record.moved', { offset: known.text.length });
    if (known.text.startsWith('faux')) {
      memory.arriving.delete(uuid);
      throw new Refusal('media.type');
    }
    if (known.replaces !== null) seen(known.replaces, known);
    const made = put(known.replaces ?? uuid, admin, known.text);
    memory.arriving.set(uuid, { ...known, media: made.uuid });
    return made;
  }

  function giveUp(admin: string, uuid: string): unknown {
    const known = memory.arriving.get(uuid);
    if (known?.admin === admin && known.media === null) memory.arriving.delete(uuid);
    return {};
  }

  const copyOf = ({ arriving, files }: Memory): Memory => ({ arriving: new Map(arriving), files: new Map(files) });
  return {
    answer(admin, name, input) {
      const given = v.parse(asked, input);
      const { uuid } = given.params;
      if (name === 'api.admin.media.index')
        return { data: given.query.ids.flatMap((id) => memory.files.get(id) ?? []) };
      if (barred.has(admin)) throw new Refusal('permission.missing');
      if (name === 'api.admin.media.uploads.store') return begin(admin, given);
      if (name === 'api.admin.media.uploads.part') return part(admin, uuid, given);
      if (name === 'api.admin.media.uploads.finish') return finish(admin, uuid, given);
      return giveUp(admin, uuid);
    },
    files: () => memory.files,
    backup: () => kept?.files ?? null,
    backUp: () => {
      kept = copyOf(memory);
    },
    restore: () => {
      if (kept === null) return;
      memory = copyOf(kept);
      for (const [uuid, one] of memory.arriving)
        if (one.media === null) memory.arriving.set(uuid, { ...one, text: '' });
    },
  };
}
