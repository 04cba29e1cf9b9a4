/** Inventory counts of the shop in small: each entry once by its UUID, and sums in the order in which they came. */
import type { CountEntryArgs } from '#core/contract/admin/stock/count-entry.ts';
import {
  countKind,
  countPartKind,
  partOf,
  type CountedLine,
  type CountHead,
  type CountPart,
} from '#core/contract/admin/stock/count-record.ts';
import { countedOf, momentIn } from '#core/domain/stock/count.ts';
import type { PullAnswer } from '#core/wire/sync.ts';

interface StoredEntry extends Pick<CountEntryArgs, 'id' | 'way' | 'pieces'> {
  readonly article: string;
  readonly at: number;
  /** Revision of the office's channel at which it came. */
  readonly told: number;
}

export interface StoredCount {
  readonly isOpen: boolean;
  readonly openedAt: number;
  /** Revision of the office's channel at which it was opened, or closed. */
  readonly told: number;
  readonly entries: readonly StoredEntry[];
}

type Counts = ReadonlyMap<string, StoredCount>;

/** Articles of the place; devices know the codes of the first two, the shop that of the third as well. */
export const ARTICLES = [1, 2, 3].map((nth) => ({
  uuid: `0a${String(nth)}c0000-0000-4000-8000-000000000001`,
  code: `PIECE-${String(nth)}`,
}));
/** A code that no article has. */
export const STRANGE_CODE = 'NOBODY-KNOWS';

const instant = (ms: number): string => new Date(ms).toISOString();

/** The count with one entry more; a refusal by its code; null where the entry is known. */
export function entered(
  count: StoredCount | undefined,
  { id, article, code, way, pieces, at }: CountEntryArgs,
  { now, rev }: { readonly now: number; readonly rev: number },
): StoredCount | 'record.unknown' | 'stock.countClosed' | null {
  if (count === undefined) return 'record.unknown';
  if (count.entries.some((one) => one.id === id)) return null;
  if (!count.isOpen) return 'stock.countClosed';
  const found = ARTICLES.find((one) => one.uuid === article || one.code === code);
  if (found === undefined) return 'record.unknown';
  const moment = momentIn(Date.parse(at), count.openedAt, now);
  return { ...count, entries: [...count.entries, { id, article: found.uuid, way, pieces, at: moment, told: rev }] };
}

/** What the shop has counted of an article. */
export function lineOf({ entries }: StoredCount, article: string): CountedLine | null {
  const counted = countedOf(entries.filter((one) => one.article === article));
  return counted === null ? null : { pieces: counted.pieces, at: instant(counted.lastAt) };
}

/** What changed of counts since a revision, as a pull tells it; -1: all that there is. */
export function countsSince(counts: Counts, since: number): PullAnswer['changes'] {
  return [...counts].flatMap(([uuid, count]): PullAnswer['changes'] => {
    // Of what is over, whoever gets the whole state hears nothing.
    if (!count.isOpen && since < 0) return [];
    const ids = new Set(count.entries.map(({ article }) => partOf(uuid, article)));
    const parts = [...ids].map((id) => {
      const told = count.entries.filter(({ article }) => partOf(uuid, article) === id).map((one) => one.told);
      return {
        key: countPartKind.key(id),
        rev: count.isOpen ? Math.max(...told) : count.told,
        record: count.isOpen ? partIn(uuid, count, id) : null,
      };
    });
    const head = { key: countKind.key(uuid), rev: count.told, record: count.isOpen ? headOf(uuid, count) : null };
    return [head, ...parts].filter(({ rev }) => rev > since);
  });
}

const headOf = (uuid: string, { openedAt }: StoredCount): CountHead => ({
  kind: 'stock-count',
  uuid,
  source: 'principal',
  sourceName: 'Principal',
  category: null,
  openedAt: instant(openedAt),
  who: null,
});

const partIn = (uuid: string, count: StoredCount, id: string): CountPart => ({
  kind: 'stock-count-part',
  count: uuid,
  lines: Object.fromEntries(
    ARTICLES.filter((one) => partOf(uuid, one.uuid) === id).flatMap((one) => {
      const line = lineOf(count, one.uuid);
      return line === null ? [] : [[one.uuid, line] as const];
    }),
  ),
});
