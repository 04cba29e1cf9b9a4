import type { Selectable } from 'kysely';

import type { SyncResultRow } from '#server/database/person-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

/** What became of a change for good. */
export type Outcome =
  | { readonly status: 'applied'; readonly answer: unknown }
  | { readonly status: 'refused'; readonly code: string; readonly data: Record<string, unknown> };

export interface StoredResult {
  readonly mutId: string;
  readonly visitor: string | null;
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
): Promise<StoredResult[]> {
  const rows: Row[] = await trx
    .selectFrom('sync_result')
    .select(['mut_id', 'visitor_id', 'group_id', 'lane', 'seq', 'route', 'status', 'code', 'data'])
    .where((where) => {
      const byMutation = where('mut_id', 'in', mutIds);
      if (!lane) return byMutation;
      const byNumber = where.and([
        where('group_id', '=', lane.group),
        where('lane', '=', lane.lane),
        where('seq', 'in', lane.seqs),
      ]);
      return where.or([byMutation, byNumber]);
    })
    .execute();
  return rows.map(fromRow);
}

/** Fails with a violation of `sync_result_pkey` when another transaction finished one of them meanwhile. */
export async function writeResults(trx: Trx, results: readonly StoredResult[], now: Date): Promise<void> {
  if (results.length === 0) return;
  await trx
    .insertInto('sync_result')
    .values(
      results.map(({ mutId, visitor, place, route, outcome }) => ({
        mut_id: mutId,
        visitor_id: visitor,
        group_id: place?.group ?? null,
        lane: place?.lane ?? null,
        seq: place?.seq ?? null,
        route,
        status: outcome.status,
        code: outcome.status === 'refused' ? outcome.code : null,
        data: JSON.stringify(outcome.status === 'refused' ? outcome.data : (outcome.answer ?? null)),
        at: now,
      })),
    )
    .execute();
}

function fromRow(row: Row): StoredResult {
  const place =
    row.group_id !== null && row.lane !== null && row.seq !== null
      ? { group: row.group_id, lane: row.lane, seq: row.seq }
      : null;
  const outcome: Outcome =
    row.status === 'applied'
      ? { status: 'applied', answer: row.data }
      : { status: 'refused', code: row.code ?? 'server.fault', data: asData(row.data) };
  return { mutId: row.mut_id, visitor: row.visitor_id, place, route: row.route, outcome };
}

const asData = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};
