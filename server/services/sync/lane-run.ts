import { sql } from 'kysely';

import type { Lane, RecordKey } from '#core/contract/offline.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { Change, ChangeResult } from '#core/contract/sync.ts';
import { parseLineKey, type LineKey } from '#core/domain/product.ts';
import { inTransaction, isFailedStatement, type Trx } from '#server/database/transaction.ts';
import { createCartDesk } from '#server/services/cart/cart-desk.ts';
import { isSamePerson } from '#server/services/person.ts';

import type { ChangeDeps, ChangeOwner } from './change-deps.ts';
import { conclude } from './conclude.ts';
import { forwardMerged } from './forward-merged.ts';
import { unlessRaced } from './race.ts';
import { settleChange, type Apart } from './settle-change.ts';
import { readResults, type KnownResult, type StoredResult } from './stored-result.ts';

export type ChangeRun = readonly [Change, ...Change[]];

/**
 * Executes the changes of one lane in the order given, in one transaction, each apart from the others (design §5, rule
 * 8). Where a statement failed that nothing could take back alone, all are executed anew with a savepoint each.
 * Never throws: a fault of the whole run answers `retry` for the first change and `blocked` for the others, and
 * whatever had been executed is found again by its number when the device repeats it.
 */
export async function runLane(
  deps: ChangeDeps,
  owner: ChangeOwner,
  group: string,
  changes: ChangeRun,
): Promise<ChangeResult[]> {
  const execute = (apart: Apart) =>
    unlessRaced(() => inTransaction(deps.db, (trx) => executeRun(trx, deps, owner, group, changes, apart)));
  try {
    return await execute('light').catch((error: unknown) => {
      if (isFailedStatement(error)) return execute('each');
      throw error;
    });
  } catch (error) {
    const [first, ...others] = changes;
    deps.report(error, first.route);
    return [
      { status: 'retry', lane: first.lane, seq: first.seq, retryAfterMs: null },
      ...others.map((change): ChangeResult => ({ status: 'blocked', lane: change.lane, seq: change.seq })),
    ];
  }
}

async function executeRun(
  trx: Trx,
  deps: ChangeDeps,
  owner: ChangeOwner,
  group: string,
  changes: ChangeRun,
  apart: Apart,
) {
  const { lane } = changes[0];
  const started = await lockLane(trx, group, lane);
  const run = {
    carts: createCartDesk({ trx, person: owner.person, now: owner.now }),
    stored: await readResults(trx, mutIdsOf(changes), { group, lane, seqs: changes.map((change) => change.seq) }),
    made: new Array<StoredResult>(),
    touched: new Set<RecordKey>(),
    last: started,
    faulty: false,
  };

  const step = async (change: Change): Promise<ChangeResult> => {
    const at = { lane, seq: change.seq };
    const sameMutation = (one: KnownResult) => one.mutId === change.mutId;
    const sameNumber = ({ place }: KnownResult) =>
      place?.group === group && place.lane === lane && place.seq === change.seq;
    const known: readonly KnownResult[] = [...run.stored, ...run.made];
    if (change.seq <= run.last) {
      return resultOf(at, known.find(sameNumber) ?? known.find(sameMutation), owner);
    }
    if (run.faulty) return { status: 'blocked', ...at };
    if (change.seq > run.last + 1) return { status: 'gap', ...at, expected: run.last + 1 };
    const before = known.find(sameMutation);
    if (before) {
      run.last = change.seq;
      return resultOf(at, before, owner);
    }
    const work = { ...deps, ...owner, trx, carts: run.carts, mutId: change.mutId };
    const call = { lane, version: change.v, args: change.args };
    const settled = await settleChange(deps.executables, work, change.route, call, apart);
    if (settled.kind === 'fault') {
      if (!(settled.error instanceof Refusal)) deps.report(settled.error, change.route);
      run.faulty = true;
      return { status: 'retry', ...at, retryAfterMs: settled.data.retryAfterMs ?? null };
    }
    run.last = change.seq;
    for (const key of settled.touched) run.touched.add(key);
    const { outcome } = settled;
    const place = { group, ...at };
    run.made.push({ mutId: change.mutId, owner: owner.person, place, route: change.route, outcome });
    return { ...at, ...outcome };
  };

  run.carts.expect(changes.flatMap(lineKeyOf));
  const results: ChangeResult[] = [];
  for (const change of changes) results.push(await step(change));

  await run.carts.flush();
  await forwardMerged(trx, owner, run.carts, deps.ids);
  if (run.last > started) await moveLane(trx, group, lane, run.last);
  await conclude(trx, owner, { results: run.made, touched: run.touched }, deps.ids);
  return results;
}

/** The line a change names, as far as can be seen before its arguments are checked. */
function lineKeyOf({ args }: Change): LineKey[] {
  const named = typeof args === 'object' && args !== null && 'lineKey' in args ? args.lineKey : null;
  return typeof named === 'string' && parseLineKey(named) !== null ? [named] : [];
}

/** Takes the lane's lock and says which number was executed last; safe with pushes that meet it for the first time. */
async function lockLane(trx: Trx, group: string, lane: Lane): Promise<number> {
  const { rows } = await sql<{ last_seq: number }>`
    insert into sync_lane (group_id, lane) values (${group}, ${lane})
    on conflict (group_id, lane) do update set last_seq = sync_lane.last_seq
    returning last_seq`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`lane ${lane} cannot be locked`);
  return row.last_seq;
}

async function moveLane(trx: Trx, group: string, lane: Lane, last: number) {
  const row = trx.updateTable('sync_lane').set({ last_seq: last });
  await row.where('group_id', '=', group).where('lane', '=', lane).execute();
}

const mutIdsOf = (changes: ChangeRun) => [...new Set(changes.map((change) => change.mutId))];

/**
 * A result as it is told again. One that is no longer kept was applied or told long ago; the answer of a mutation that
 * another person made is nobody else's business, though that it happened is what stops it from happening twice.
 */
function resultOf(
  at: Pick<ChangeResult, 'lane' | 'seq'>,
  stored: KnownResult | undefined,
  owner: ChangeOwner,
): ChangeResult {
  if (!stored || !isSamePerson(stored.owner, owner.person))
    return { status: 'applied', ...at, answer: null, expired: true };
  return { ...at, ...stored.outcome };
}
