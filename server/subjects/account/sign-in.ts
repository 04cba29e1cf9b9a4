import type { loginRoute } from '#core/contract/account/auth.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { claimGroup } from '#server/sync/authorize-sync.ts';
import { createVisitors } from '#server/subjects/account/sessions/visitors.ts';

import type { AccountDeps } from './account-deps.ts';
import { endSession, openSession } from './sessions/sessions.ts';

type LoginBody = RouteInput<typeof loginRoute>['body'];

/** The browser in which somebody signs in. */
export interface Browser {
  readonly visitor: string | null;
  /** The session it had until now, whoever's. */
  readonly session: string | null;
  readonly network: string;
  readonly userAgent: string;
  readonly now: Date;
}

export interface SignedIn {
  readonly customer: string;
  /** The session's id, and the secret of its cookie. */
  readonly session: { readonly id: string; readonly secret: string };
  /** Whom the browser is as a guest from now on. */
  readonly visitor: { readonly id: string; readonly secret: string };
  /** The guest it was, now the customer's to merge; null when there was none. */
  readonly guest: string | null;
  readonly remembered: boolean;
}

/** Sign-ins from one address, whatever the accounts: many people may share it. */
const ADDRESS_LIMIT = { attempts: 60, perSeconds: 900 };

/**
 * Signs a customer in. An unknown address costs what a known one costs, and reads the same. The session gets a new
 * secret, the browser a new guest (rule S80).
 * @throws Refusal `auth.badCredentials`, `auth.tooManyAttempts`, `auth.unverified`, `auth.inactive`
 */
export async function signIn(deps: AccountDeps, browser: Browser, body: LoginBody): Promise<SignedIn> {
  const { email, password } = body;
  await countNetwork(deps, browser.network);
  await deps.locks.attempt('login', email);
  const account = await deps.db
    .selectFrom('customer')
    .select(['id', 'password_hash', 'verified_at', 'is_active'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await deps.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new Refusal('auth.badCredentials');
  await deps.locks.release('login', email);
  if (!account.is_active) throw new Refusal('auth.inactive');
  if (account.verified_at === null) throw new Refusal('auth.unverified');
  return inTransaction(deps.db, (trx) => openBrowser(trx, deps, browser, account.id, body));
}

async function countNetwork({ attempts, limitFactor }: AccountDeps, network: string) {
  const limit = { ...ADDRESS_LIMIT, attempts: ADDRESS_LIMIT.attempts * limitFactor };
  try {
    await attempts.count([{ key: `api.auth.login address ${network}`, limit }]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'attempts.exceeded') throw error;
    throw new Refusal('auth.tooManyAttempts', error.data);
  }
}

async function openBrowser(
  trx: Trx,
  { ids }: AccountDeps,
  { visitor: before, session: former, userAgent, now }: Browser,
  customer: string,
  { remember: remembered, device }: LoginBody,
): Promise<SignedIn> {
  const guest = before === null || device === null ? null : await bindGuest(trx, before, customer, device, now);
  const visitor = await createVisitors({ db: trx, clock: { now: () => now }, ids }).open();
  if (former !== null) await endSession(trx, former);
  const opening = { customer, visitor: guest, remembered, browser: userAgent };
  const session = await openSession(trx, opening, { ids, now });
  await trx
    .updateTable('customer')
    .set(({ eb }) => ({ last_login_at: now, login_count: eb('login_count', '+', 1) }))
    .where('id', '=', customer)
    .execute();
  return { customer, session, visitor, guest, remembered };
}

/**
 * The guest belongs to whoever signed in first where it was, with the database of its device, which may not have been
 * heard of yet. Where a sign-in before this one has given the browser another guest already, and its answer was lost, the
 * database still tells which guest it was. @returns the guest whose carts this customer may merge
 */
async function bindGuest(trx: Trx, visitor: string, customer: string, device: string, now: Date) {
  const bound = await trx
    .updateTable('visitor')
    .set({ customer_id: customer })
    .where('id', '=', visitor)
    .where((eb) => eb.or([eb('customer_id', 'is', null), eb('customer_id', '=', customer)]))
    .returning('id')
    .executeTakeFirst();
  if (!bound) return null;
  const caller = { visitor, customer };
  const owner = await claimGroup(trx, { group: device, build: '' }, visitorPerson(visitor), caller, now).catch(
    unlessForeign,
  );
  return owner?.kind === 'visitor' ? owner.id : null;
}

/** Somebody else's group is named by mistake or malice, or after a sign-in of somebody else: it stays theirs. */
function unlessForeign(error: unknown): null {
  if (!(error instanceof Refusal)) throw error;
  return null;
}
