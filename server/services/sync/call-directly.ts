import { Refusal, isRefusalCode } from '#core/contract/refusal.ts';
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { Area } from '#core/domain/area.ts';
import { isUuid } from '#core/domain/uuid.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { createCartDesk } from '#server/services/cart/cart-desk.ts';
import type { HeldCart } from '#server/services/cart/held-line.ts';
import { isSamePerson } from '#server/services/person.ts';

import type { ChangeDeps, ChangeOwner } from './change-deps.ts';
import { conclude } from './conclude.ts';
import { forwardMerged } from './forward-merged.ts';
import { unlessRaced } from './race.ts';
import { settleChange } from './settle-change.ts';
import { readResults, type Outcome } from './stored-result.ts';

export interface DirectCall {
  readonly route: OfflineRouteName;
  readonly args: unknown;
  /** The call's mutation id (header `Idempotency-Key`); without one every call is a new one. */
  readonly idempotencyKey: string | null;
}

/** What a direct call answers, and the carts it left; none of them when it had run before. */
export interface DirectAnswer {
  readonly answer: unknown;
  readonly carts: ReadonlyMap<Area, HeldCart>;
}

interface Settlement {
  readonly outcome: Outcome;
  readonly carts: ReadonlyMap<Area, HeldCart>;
}

/**
 * The same change called at once over HTTP: the same handler and the same table of results as a push, so a call that
 * was also queued, or is repeated, has one effect (design §6).
 * @throws Refusal what the change refuses, now or when it first ran
 */
export async function callDirectly(deps: ChangeDeps, owner: ChangeOwner, call: DirectCall): Promise<DirectAnswer> {
  const given = mutIdOf(call);
  const { outcome, carts } = await unlessRaced(() =>
    inTransaction(deps.db, (trx) => settleOnce(trx, deps, owner, call, given)),
  );
  if (outcome.status === 'applied') return { answer: outcome.answer, carts };
  if (!isRefusalCode(outcome.code)) throw new Error(`unknown refusal in a stored result: ${outcome.code}`);
  throw new Refusal(outcome.code, outcome.data);
}

/** The mutation id the caller gave, or null. */
function mutIdOf({ idempotencyKey }: DirectCall): string | null {
  if (idempotencyKey === null) return null;
  const mutId = idempotencyKey.toLowerCase();
  if (isUuid(mutId)) return mutId;
  throw new Refusal('input.invalid', { fields: [{ path: 'idempotency-key', code: 'uuid.invalid' }] });
}

async function settleOnce(
  trx: Trx,
  deps: ChangeDeps,
  owner: ChangeOwner,
  call: DirectCall,
  given: string | null,
): Promise<Settlement> {
  const before = given === null ? null : await outcomeBefore(trx, owner, given);
  if (before) return { outcome: before, carts: new Map() };
  const mutId = given ?? deps.ids.uuid();
  const carts = createCartDesk({ trx, person: owner.person, now: owner.now });
  const version = deps.executables[call.route].version;
  const work = { ...deps, ...owner, trx, carts, mutId };
  const change = { lane: null, version, args: call.args };
  const settled = await settleChange(deps.executables, work, call.route, change, 'light');
  if (settled.kind === 'fault') throw settled.error;
  const { outcome, touched } = settled;
  await carts.flush();
  await forwardMerged(trx, owner, carts, deps.ids);
  const result = { mutId, owner: owner.person, place: null, route: call.route, outcome };
  await conclude(trx, owner, { results: [result], touched }, deps.ids);
  return { outcome, carts: carts.saved() };
}

/** What became of a mutation that ran before; somebody else's is told to nobody. */
async function outcomeBefore(trx: Trx, owner: ChangeOwner, mutId: string): Promise<Outcome | null> {
  const [before] = await readResults(trx, [mutId]);
  if (!before) return null;
  return isSamePerson(before.owner, owner.person)
    ? before.outcome
    : { status: 'refused', code: 'record.moved', data: {} };
}
