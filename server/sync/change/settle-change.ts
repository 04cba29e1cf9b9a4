import type { Area } from '#core/domain/shop/area.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { Refusal, REFUSALS, type RefusalData } from '#core/wire/refusal.ts';
import { NOOP } from '#core/wire/sync.ts';
import type { SyncedPerson } from '#server/platform/person.ts';
import { inSavepoint, isFailedStatement, isTransient } from '#server/database/transaction.ts';

import type { BaseChangeContext } from './change-context.ts';
import type { ChangeCall } from './change-handler.ts';
import type { SyncRegistry } from './registry.ts';
import type { Outcome } from './stored-result.ts';

/** What became of a change now: settled for good, or put off by a fault that passes. */
export type Settled =
  | { readonly kind: 'settled'; readonly outcome: Outcome; readonly touched: readonly RecordKey[] }
  | { readonly kind: 'fault'; readonly error: unknown; readonly data: RefusalData };

/**
 * Runs one change apart from the others of its transaction (design §5, rule 8): one that stays in memory is rolled
 * back there, any other has a savepoint. A refusal is an outcome like any other; a fault undoes the change alone, so that what
 * ran before it in the same transaction can still be kept.
 * @throws what ends the whole transaction: a deadlock, a failed serialization, a broken connection, and where the change
 *   had no savepoint any statement that failed
 */
export async function settleChange<P extends SyncedPerson>(
  registry: SyncRegistry<P>,
  ground: BaseChangeContext<P>,
  route: string,
  call: ChangeCall,
): Promise<Settled> {
  if (route === NOOP) return { kind: 'settled', outcome: { status: 'applied', answer: null }, touched: [] };
  const handler = registry.handlerOf(route);
  if (handler === undefined) return refused(new Refusal('route.unknown'));
  const { staysInMemory } = handler;
  const run = () => {
    checkOpen(ground.closedAreas, call.args);
    return handler.run(ground, call);
  };
  const rollBack = ground.units.checkpoint();
  try {
    const { answer, touched } = await (staysInMemory ? run() : inSavepoint(ground.trx, run));
    return { kind: 'settled', outcome: { status: 'applied', answer }, touched };
  } catch (error) {
    if (isTransient(error) || (staysInMemory && isFailedStatement(error))) throw error;
    rollBack(staysInMemory ? 'memory' : 'rows');
    if (!(error instanceof Refusal)) return { kind: 'fault', error, data: {} };
    if (isTemporary(error)) return { kind: 'fault', error, data: error.data };
    return refused(error);
  }
}

const ASK_AGAIN_MS = 30_000;

/** @throws Refusal `shop.closed` for a change that names a half of the shop in maintenance, which passes */
function checkOpen(closed: readonly Area[] = [], args: unknown): void {
  if (typeof args !== 'object' || args === null || !('area' in args)) return;
  if (closed.some((area) => area === args.area)) throw new Refusal('shop.closed', { retryAfterMs: ASK_AGAIN_MS });
}

export function refused({ code, data }: Refusal): Extract<Settled, { kind: 'settled' }> {
  return { kind: 'settled', outcome: { status: 'refused', code, data: kept(data) }, touched: [] };
}

/** A refusal is stored and told again for every repetition: beyond this its code alone is (rule S32). */
const MOST_CHARACTERS = 4_096;

const kept = (data: RefusalData): RefusalData => (JSON.stringify(data).length > MOST_CHARACTERS ? {} : { ...data });

/** Decided by kind: too many attempts and a shop that cannot answer are "later", everything else is "no" (rule 15). */
function isTemporary(refusal: Refusal): boolean {
  return refusal.code === 'attempts.exceeded' || REFUSALS[refusal.code].status >= 500;
}
