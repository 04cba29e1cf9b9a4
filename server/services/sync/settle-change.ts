import { isOfflineRoute } from '#core/contract/offline-routes.ts';
import type { RecordKey } from '#core/contract/offline.ts';
import { Refusal, REFUSALS, type RefusalData } from '#core/contract/refusal.ts';
import { NOOP } from '#core/contract/sync.ts';
import { inSavepoint, isFailedStatement, isTransient } from '#server/database/transaction.ts';

import type { ChangeGround } from './change-work.ts';
import type { ChangeCall } from './executable.ts';
import type { Executables } from './executables.ts';
import type { Outcome } from './stored-result.ts';

/** What became of a change now: settled for good, or put off by a fault that passes. */
export type Settled =
  | { readonly kind: 'settled'; readonly outcome: Outcome; readonly touched: readonly RecordKey[] }
  | { readonly kind: 'fault'; readonly error: unknown; readonly data: RefusalData };

/**
 * How a change is kept apart from the others of its transaction. `light`: one that stays on the desk is taken back
 * there, any other has a savepoint. `each`: every one has a savepoint and writes its cart inside it, so that even a
 * statement that fails undoes one change alone.
 */
export type Apart = 'light' | 'each';

/**
 * Runs one change apart from the others (design §5, rule 8). A refusal is an outcome like any other; a fault undoes the
 * change alone, so that what ran before it in the same transaction can still be kept.
 * @throws what ends the whole transaction: a deadlock, a failed serialization, a broken connection, and where the change
 *   had no savepoint any statement that failed
 */
export async function settleChange(
  executables: Executables,
  work: ChangeGround,
  route: string,
  call: ChangeCall,
  apart: Apart,
): Promise<Settled> {
  if (route === NOOP) return { kind: 'settled', outcome: { status: 'applied', answer: null }, touched: [] };
  if (!isOfflineRoute(route)) return refused(new Refusal('route.unknown'));
  const found = executables[route];
  const onDesk = apart === 'light' && found.staysOnDesk;
  const runApart = async () => {
    const executed = await found.run(work, call);
    if (apart === 'each') await work.carts.flush();
    return executed;
  };
  const mark = work.carts.mark();
  try {
    const { answer, touched } = await (onDesk ? runApart() : inSavepoint(work.trx, runApart));
    return { kind: 'settled', outcome: { status: 'applied', answer }, touched };
  } catch (error) {
    if (isTransient(error) || (onDesk && isFailedStatement(error))) throw error;
    work.carts.back(mark, onDesk ? 'saved' : 'rows');
    if (!(error instanceof Refusal)) return { kind: 'fault', error, data: {} };
    if (isTemporary(error)) return { kind: 'fault', error, data: error.data };
    return refused(error);
  }
}

function refused({ code, data }: Refusal): Settled {
  return { kind: 'settled', outcome: { status: 'refused', code, data: { ...data } }, touched: [] };
}

/** Decided by kind: too many attempts and a shop that cannot answer are "later", everything else is "no" (rule 15). */
function isTemporary(refusal: Refusal): boolean {
  return refusal.code === 'attempts.exceeded' || REFUSALS[refusal.code].status >= 500;
}
