import { sql, type RawBuilder, type Selectable } from 'kysely';

import type { SyncResultRow } from '#server/database/tables/person-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { PersonId } from '#server/platform/person.ts';

import { syncOwnerIn, syncOwnership } from './sync-owner.ts';

/** What became of a change for good. */
export type Outcome =
  | { readonly status: 'applied'; readonly answer: unknown }
  | { readonly status: 'refused'; readonly code: string; readonly data: Record<string, unknown> };

/** A result that is read: whose it was may be gone. */
export type KnownResult = Omit<StoredResult, 'owner'> & { readonly owner: PersonId | null };

export interface StoredResult {
  readonly mutId: string;
  readonly owner: PersonId;
  readonly place: { readonly group: string; readonly lane: string; readonly seq: number } | null;
  readonly route: string;
  readonly outcome: Outcome;
}

type Row = Omit<Selectable<SyncResultRow>, 'at'>;

/** Results of these mutations, wherever they were made, and of these numbers of a lane. */
export async function readResults(
  trx: Trx,
  mutIds: readonly string[],
  lane?: { group: string; lane: string; seqs: readonly number[] },
): Promise<KnownResult[]> {
  const byNumber = lane
    ? sql`or (group_id = ${lane.group} and lane = ${lane.lane} and seq = any(${lane.seqs}::bigint[]))`
    : sql``;
  const { rows } = await sql<Row>`
    select mut_id, visitor_id, customer_id, admin_id, group_id, lane, seq, route, status, code, data from sync_result
    where mut_id = any(${mutIds}::uuid[]) ${byNumber}`.execute(trx);
  return rows.map(fromRow);
}

/** The rows of results; fails with a violation of `sync_result_pkey` when another transaction finished one meanwhile. */
export function insertResults(results: readonly StoredResult[], now: Date): RawBuilder<unknown> {
  const column = <T>(read: (result: StoredResult) => T) => results.map(read);
  return sql`
    insert into sync_result (mut_id, visitor_id, customer_id, admin_id, group_id, lane, seq, route, status, code, data, at)
    select *, ${now}::timestamptz from unnest(
      ${column((one) => one.mutId)}::uuid[], ${column(({ owner }) => syncOwnership(owner).visitor_id)}::uuid[],
      ${column(({ owner }) => syncOwnership(owner).customer_id)}::uuid[],
      ${column(({ owner }) => syncOwnership(owner).admin_id)}::uuid[],
      ${column(({ place }) => place?.group ?? null)}::uuid[], ${column(({ place }) => place?.lane ?? null)}::text[],
      ${column(({ place }) => place?.seq ?? null)}::bigint[], ${column((one) => one.route)}::text[],
      ${column(({ outcome }) => outcome.status)}::text[],
      ${column(({ outcome }) => (outcome.status === 'refused' ? outcome.code : null))}::text[],
      ${column(({ outcome }) => JSON.stringify(outcome.status === 'refused' ? outcome.data : (outcome.answer ?? null)))}::jsonb[]
    )`;
}

function fromRow(row: Row): KnownResult {
  const place =
    row.group_id !== null && row.lane !== null && row.seq !== null
      ? { group: row.group_id, lane: row.lane, seq: row.seq }
      : null;
  const outcome: Outcome =
    row.status === 'applied'
      ? { status: 'applied', answer: row.data }
      : { status: 'refused', code: row.code ?? 'server.fault', data: asData(row.data) };
  return { mutId: row.mut_id, owner: syncOwnerIn(row), place, route: row.route, outcome };
}

const asData = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};
