import { createHash } from 'node:crypto';

import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { Cursor } from '#core/wire/sync.ts';

import type { VolatileReader } from './change/subject.ts';

/** What a mark is made of: which records there are, and what is seen of them. */
type Marked = Pick<VolatileReader, 'keys' | 'seen' | 'decidesAll'>;

/**
 * The random id of a person's revision, and what the records looked like that move without anybody writing them: a cart,
 * when a price or a stock moves, or when a special price begins at midnight. Reading never writes, so a cursor carries a
 * short digest of each such record as it was last sent, and a pull compares it with the one of now (decision 0007). Forty
 * characters hold it all, which is as much as devices take.
 */
export interface Mark {
  /** The revision's id in 22 characters; `none` before the first revision. */
  readonly revision: string;
  /** By key of a volatile record. */
  readonly digests: ReadonlyMap<RecordKey, string>;
}

/** Before a person's first write there is no channel and nothing in it. */
export const NO_REVISION = 'none';

const DIGEST_LENGTH = 5;
const NO_RECORD = '-'.repeat(DIGEST_LENGTH);

/** A UUID in 22 characters. */
export function shortId(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

const keysOf = (readers: readonly Pick<Marked, 'keys'>[]) => readers.flatMap(({ keys }) => keys);

export function markOf(
  readers: readonly Marked[],
  revision: string,
  records: ReadonlyMap<RecordKey, SyncedRecord>,
): Mark {
  const digests = readers.flatMap(({ keys, seen }) =>
    keys.map((key) => {
      const record = records.get(key);
      return [key, record === undefined ? NO_RECORD : digestOf(seen(record))] as const;
    }),
  );
  return { revision, digests: new Map(digests) };
}

const digestOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, DIGEST_LENGTH);

export function writeMark({ revision, digests }: Mark): Cursor['revId'] {
  return `${revision}.${[...digests.values()].join('')}`;
}

/** Null for what no server of ours wrote, or one with other volatile records. */
export function readMark(readers: readonly Pick<Marked, 'keys'>[], revId: Cursor['revId']): Mark | null {
  const [revision, written, ...rest] = revId.split('.');
  const keys = keysOf(readers);
  if (!revision || written?.length !== keys.length * DIGEST_LENGTH || rest.length > 0) return null;
  const digests = keys.map((key, at) => [key, written.slice(at * DIGEST_LENGTH, (at + 1) * DIGEST_LENGTH)] as const);
  return { revision, digests: new Map(digests) };
}

/** False when what decides about all other records has moved between two marks. */
export function isSameView(readers: readonly Marked[], before: Mark, now: Mark): boolean {
  const deciding = keysOf(readers.filter(({ decidesAll }) => decidesAll));
  return deciding.every((key) => before.digests.get(key) === now.digests.get(key));
}
