import { Refusal, isRefusalCode } from '#core/contract/refusal.ts';
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import { isUuid } from '#core/domain/uuid.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { createCartDesk } from '#server/services/cart/cart-desk.ts';

import type { ChangeDeps, ChangeOwner } from './change-deps.ts';
import { advanceChannel, visitorChannel } from './channel.ts';
import { unlessRaced } from './race.ts';
import { settleChange } from './settle-change.ts';
import { readResults, writeResults, type Outcome } from './stored-result.ts';

export interface DirectCall {
  readonly route: OfflineRouteName;
  readonly args: unknown;
  /** The call's mutation id (header `Idempotency-Key`); without one every call is a new one. */
  readonly idempotencyKey: string | null;
}

/**
 * The same change called at once over HTTP: the same handler and the same table of results as a push, so a call that
 * was also queued, or is repeated, has one effect (design §6).
 * @throws Refusal what the change refuses, now or when it first ran
 */
export async function callDirectly(deps: ChangeDeps, owner: ChangeOwner, call: DirectCall): Promise<unknown> {
  const mutId = mutIdOf(call, deps);
  const outcome = await unlessRaced(() => inTransaction(deps.db, (trx) => settleOnce(trx, deps, owner, call, mutId)));
  if (outcome.status === 'applied') return outcome.answer;
  if (!isRefusalCode(outcome.code)) throw new Error(`unknown refusal in a stored result: ${outcome.code}`);
  throw new Refusal(outcome.code, outcome.data);
}

function mutIdOf({ idempotencyKey }: DirectCall, { ids }: ChangeDeps): string {
  if (idempotencyKey === null) return ids.uuid();
  const mutId = idempotencyKey.toLowerCase();
  if (isUuid(mutId)) return mutId;
  throw new Refusal('input.invalid', { fields: [{ path: 'idempotency-key', code: 'uuid.invalid' }] });
}

async function settleOnce(
  trx: Trx,
  deps: ChangeDeps,
  owner: ChangeOwner,
  call: DirectCall,
  mutId: string,
): Promise<Outcome> {
  const [before] = await readResults(trx, [mutId]);
  if (before)
    return before.visitor === owner.visitor ? before.outcome : { status: 'refused', code: 'record.moved', data: {} };
  const carts = createCartDesk({ trx, visitor: owner.visitor, now: owner.now });
  const version = deps.executables[call.route].version;
  const work = { ...deps, ...owner, trx, carts, mutId };
  const settled = await settleChange(deps.executables, work, call.route, { lane: null, version, args: call.args });
  if (settled.kind === 'fault') throw settled.error;
  const { outcome, touched } = settled;
  await writeResults(trx, [{ mutId, visitor: owner.visitor, place: null, route: call.route, outcome }], owner.now);
  if (touched.length > 0) {
    const entities = touched.map((entity) => ({ entity }));
    await advanceChannel(trx, visitorChannel(owner.visitor), entities, { ids: deps.ids, now: owner.now });
  }
  return outcome;
}
