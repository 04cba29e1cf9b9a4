import { isOfflineRoute } from '#core/contract/offline-routes.ts';
import type { RecordKey } from '#core/contract/offline.ts';
import { Refusal, REFUSALS, type RefusalData } from '#core/contract/refusal.ts';
import { NOOP } from '#core/contract/sync.ts';
import { inSavepoint, isTransient } from '#server/database/transaction.ts';

import type { ChangeWork } from './change-work.ts';
import type { ChangeCall, Executed } from './executable.ts';
import type { Executables } from './executables.ts';
import type { Outcome } from './stored-result.ts';

/** What became of a change now: settled for good, or put off by a fault that passes. */
export type Settled =
  | { readonly kind: 'settled'; readonly outcome: Outcome; readonly touched: readonly RecordKey[] }
  | { readonly kind: 'fault'; readonly error: unknown; readonly data: RefusalData };

/**
 * Runs one change inside a savepoint (design §5, rule 8). A refusal is an outcome like any other; a fault undoes the
 * change alone, so that what ran before it in the same transaction can still be kept.
 * @throws what ends the whole transaction: a deadlock, a failed serialization, a broken connection
 */
export async function settleChange(
  executables: Executables,
  work: ChangeWork,
  route: string,
  call: ChangeCall,
): Promise<Settled> {
  if (route === NOOP) return { kind: 'settled', outcome: { status: 'applied', answer: null }, touched: [] };
  try {
    const { answer, touched } = await inSavepoint(work.trx, () => execute(executables, work, route, call));
    return { kind: 'settled', outcome: { status: 'applied', answer }, touched };
  } catch (error) {
    work.carts.forget();
    if (isTransient(error)) throw error;
    if (!(error instanceof Refusal)) return { kind: 'fault', error, data: {} };
    if (isTemporary(error)) return { kind: 'fault', error, data: error.data };
    return { kind: 'settled', outcome: { status: 'refused', code: error.code, data: { ...error.data } }, touched: [] };
  }
}

function execute(executables: Executables, work: ChangeWork, route: string, call: ChangeCall): Promise<Executed> {
  if (!isOfflineRoute(route)) throw new Refusal('route.unknown');
  return executables[route].run(work, call);
}

/** Decided by kind: too many attempts and a shop that cannot answer are "later", everything else is "no" (rule 15). */
function isTemporary(refusal: Refusal): boolean {
  return refusal.code === 'attempts.exceeded' || REFUSALS[refusal.code].status >= 500;
}
