/** Revisions of files and folders of the library: a number, and an id that a restored shop does not know (rule S112). */
import { sql } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';

interface Revised {
  readonly rev: number;
  readonly rev_id: string;
}

/** The revision that whoever changes something has seen. */
export interface SeenRevision {
  readonly baseRev: number | null;
  readonly baseRevId: string | null;
}

export const isSeen = (row: Revised, { baseRev, baseRevId }: SeenRevision): boolean =>
  row.rev === baseRev && row.rev_id === baseRevId;

/** @throws Refusal `record.moved` where it was written since, or belongs to another history of the shop */
export function checkSeen(row: Revised, seen: SeenRevision): void {
  if (!isSeen(row, seen)) throw new Refusal('record.moved', { reason: 'rev', rev: row.rev });
}

export const nextRevision = ({ rev }: Pick<Revised, 'rev'>) => ({
  rev: rev + 1,
  rev_id: sql<string>`gen_random_uuid()`,
});
