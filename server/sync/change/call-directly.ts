import { Refusal, isRefusalCode } from '#core/wire/refusal.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { isSamePerson, type PersonId, type SyncedPerson } from '#server/platform/person.ts';

import { settingsIn } from '#server/platform/settings/settings-in.ts';

import type { ChangeDeps } from './change-deps.ts';
import type { ChangeOwner } from './change-owner.ts';
import { conclude } from './conclude.ts';
import { unlessRaced } from './unless-raced.ts';
import { settleChange } from './settle-change.ts';
import { readResults, type Outcome } from './stored-result.ts';
import { createUnits, type Units } from './unit-of-work.ts';

export interface DirectCall {
  readonly route: string;
  readonly args: unknown;
  /** The call's mutation id (header `Idempotency-Key`); without one every call is a new one. */
  readonly idempotencyKey: string | null;
}

interface Settlement<P extends SyncedPerson> {
  readonly outcome: Outcome;
  /** Null when it had run before. */
  readonly units: Units<P> | null;
}

/**
 * The same change called at once over HTTP: the same handler and the same table of results as a push, so a call that
 * was also queued, or is repeated, has one effect (design §6).
 * @throws Refusal what the change refuses, now or when it first ran
 */
export async function callDirectly<P extends SyncedPerson>(
  deps: ChangeDeps<P>,
  owner: ChangeOwner<P>,
  call: DirectCall,
): Promise<unknown> {
  const handler = deps.registry.handlerOf(call.route);
  if (handler === undefined) throw new Refusal('route.unknown');
  const given = mutIdOf(call);
  const { outcome, units } = await unlessRaced(() =>
    inTransaction(deps.db, (trx) => settleOnce(trx, deps, owner, { ...call, version: handler.version }, given)),
  );
  if (outcome.status === 'applied') {
    const { answer } = outcome;
    return handler.answerOf === undefined ? answer : handler.answerOf({ db: deps.db, owner, answer, units }, call.args);
  }
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

async function settleOnce<P extends SyncedPerson>(
  trx: Trx,
  deps: ChangeDeps<P>,
  owner: ChangeOwner<P>,
  { route, version, args }: DirectCall & { readonly version: number },
  given: string | null,
): Promise<Settlement<P>> {
  const before = given === null ? null : await outcomeBefore(trx, owner, { mutId: given, route });
  if (before) return { outcome: before, units: null };
  const mutId = given ?? deps.ids.uuid();
  const units = createUnits({ trx, person: owner.person, now: owner.now });
  const settled = await settleChange(
    deps.registry,
    { ...deps, ...owner, trx, units, mutId, settings: () => settingsIn(trx) },
    route,
    {
      lane: null,
      version,
      args,
    },
  );
  if (settled.kind === 'fault') throw settled.error;
  const { outcome, touched } = settled;
  await units.flush();
  await deps.registry.afterFlush({ trx, owner, units, ids: deps.ids });
  const result = { mutId, owner: owner.person, place: null, route, outcome };
  await conclude(trx, owner, { results: [result], touched }, deps);
  return { outcome, units };
}

/** What became of a mutation that ran before; somebody else's, or that of another route, is told to nobody. */
async function outcomeBefore(
  trx: Trx,
  owner: { readonly person: PersonId },
  { mutId, route }: { readonly mutId: string; readonly route: string },
): Promise<Outcome | null> {
  const [before] = await readResults(trx, [mutId]);
  if (!before) return null;
  if (before.route !== route) return { status: 'refused', code: 'record.moved', data: {} };
  return isSamePerson(before.owner, owner.person)
    ? before.outcome
    : { status: 'refused', code: 'record.moved', data: {} };
}
