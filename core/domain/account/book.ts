import type { Revision } from '#core/domain/revision/revision.ts';

/**
 * A short list that a customer keeps, such as addresses: entries by UUID, each with the revision of its fields, and flags
 * that exactly one entry carries as long as there is one. Device and server run the same rules (design §5, rule 4).
 */
export interface Entry extends Revision {
  readonly uuid: string;
}

/** What a person writes, and the id of the revision that it makes. */
interface Written<Fields> extends Pick<Entry, 'uuid' | 'revId'> {
  readonly fields: Fields;
}

type Flags<Flag extends string> = Readonly<Record<Flag, boolean>>;

/** Oldest first. */
export type Book<Fields, Flag extends string> = readonly (Fields & Entry & Flags<Flag>)[];

/** Puts an entry in, or leaves a book that knows its UUID as it is. The first one carries every flag. */
export function storeEntry<Fields, Flag extends string>(
  book: Book<Fields, Flag>,
  flags: readonly Flag[],
  { uuid, revId, fields, taken }: Written<Fields> & { readonly taken: readonly Flag[] },
): Book<Fields, Flag> {
  if (book.some((one) => one.uuid === uuid)) return book;
  return flagEntry([...book, { ...fields, uuid, rev: 1, revId, ...each(flags, () => false) }], flags, { uuid, taken });
}

/** Writes the fields of an entry anew; an unknown one changes nothing. */
export function updateEntry<Fields, Flag extends string>(
  book: Book<Fields, Flag>,
  { uuid, revId, fields }: Written<Fields>,
): Book<Fields, Flag> {
  return book.map((one) => (one.uuid === uuid ? { ...one, ...fields, rev: one.rev + 1, revId } : one));
}

/** Takes an entry out; the flags it carried go to the oldest one left. */
export function removeEntry<Fields, Flag extends string>(
  book: Book<Fields, Flag>,
  flags: readonly Flag[],
  uuid: string,
): Book<Fields, Flag> {
  return withCarriers(
    book.filter((one) => one.uuid !== uuid),
    flags,
  );
}

/** Gives these flags to an entry; an unknown one changes nothing. */
export function flagEntry<Fields, Flag extends string>(
  book: Book<Fields, Flag>,
  flags: readonly Flag[],
  { uuid, taken }: { readonly uuid: string; readonly taken: readonly Flag[] },
): Book<Fields, Flag> {
  if (!book.some((one) => one.uuid === uuid)) return book;
  const flagged = (one: Entry & Flags<Flag>) =>
    each(flags, (flag) => (taken.includes(flag) ? one.uuid === uuid : one[flag]));
  return withCarriers(
    book.map((one) => ({ ...one, ...flagged(one) })),
    flags,
  );
}

/** A flag that nobody carries goes to the oldest entry. */
function withCarriers<Fields, Flag extends string>(book: Book<Fields, Flag>, flags: readonly Flag[]) {
  const carriers = each(flags, (flag) => book.find((one: Flags<Flag>) => one[flag]) ?? book[0]);
  return book.map((one) => ({ ...one, ...each(flags, (flag) => one === carriers[flag]) }));
}

/** A value for each of the names. */
function each<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value>;
function each(names: readonly string[], of: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}
