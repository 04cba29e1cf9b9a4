import type { loginRoute } from '#core/contract/account/auth.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { SignedIn } from '#server/platform/identity/session.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { claimGroupIn, shopRealm } from '#server/sync/authorize-sync.ts';
import { createVisitors } from '#server/platform/identity/visitors.ts';

import type { AccountDeps } from '../account-deps.ts';
import { knownDevice } from './known-device.ts';
import { attemptSignIn, countNetwork } from './sign-in-locks.ts';
import { asksForProof } from '../asks-for-proof.ts';
import { endSession, openSession } from '../sessions/sessions.ts';

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

/**
 * Signs a customer in. An unknown address costs what a known one costs, and reads the same. The session gets a new
 * secret, the browser a new guest (rule S80).
 * @throws Refusal `auth.badCredentials`, `auth.tooManyAttempts`, `auth.unverified`, `auth.inactive`
 */
export async function signIn(deps: AccountDeps, browser: Browser, body: LoginBody): Promise<SignedIn> {
  const { email, password } = body;
  const device = await knownDevice(deps, browser.visitor, email);
  await countNetwork(deps, 'api.auth.login', { network: browser.network, isKnown: device !== null });
  const release = await attemptSignIn(deps.locks, { account: email, network: browser.network, device }).catch(
    async (refusal: unknown) => {
      deps.note('signin.locked', await idOf(deps, email));
      throw refusal;
    },
  );
  const account = await deps.db
    .selectFrom('customer')
    .select(['id', 'password_hash', 'verified_at', 'is_active', 'is_demo'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await deps.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new Refusal('auth.badCredentials');
  await release();
  if (!account.is_active || (account.is_demo && (await deps.exposed()))) throw new Refusal('auth.inactive');
  if (account.verified_at === null && (await asksForProof(deps))) throw new Refusal('auth.unverified');
  return inTransaction(deps.db, async (trx) => {
    const { remember: remembered, device } = body;
    const opened = await openBrowser(trx, deps, browser, { customer: account.id, remembered, device });
    await trx
      .updateTable('customer')
      .set(({ eb }) => ({ last_login_at: browser.now, login_count: eb('login_count', '+', 1) }))
      .where('id', '=', account.id)
      .execute();
    return opened;
  });
}

/** Whose account is tried, for the log alone. */
async function idOf({ db }: AccountDeps, email: string): Promise<string | null> {
  const found = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
  return found?.id ?? null;
}

export interface Opening {
  readonly customer: string;
  readonly remembered: boolean;
  /** The group of the guest's database on this device; null where no guest has been. */
  readonly device: string | null;
  /** The session of the other host that leads here. */
  readonly handedFrom?: string;
}

/** The session of a customer who may be here, and the browser's new guest. */
export async function openBrowser(
  trx: Trx,
  { ids }: Pick<AccountDeps, 'ids'>,
  { visitor: before, session: former, userAgent, now }: Browser,
  { customer, remembered, device, handedFrom }: Opening,
): Promise<SignedIn> {
  const guest = before === null || device === null ? null : await bindGuest(trx, before, customer, device, now);
  const visitor = await createVisitors({ db: trx, clock: { now: () => now }, ids }).open(customer);
  if (former !== null) await endSession(trx, former);
  const opening = { customer, visitor: guest, remembered, browser: userAgent, handedFrom };
  const session = await openSession(trx, opening, { ids, now });
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
  const realm = shopRealm({ visitor, customer: { kind: 'customer', id: customer } });
  const owner = await claimGroupIn(trx, { group: device, build: '' }, visitorPerson(visitor), realm, now).catch(
    unlessForeign,
  );
  return owner?.kind === 'visitor' ? owner.id : null;
}

/** Somebody else's group is named by mistake or malice, or after a sign-in of somebody else: it stays theirs. */
function unlessForeign(error: unknown): null {
  if (!(error instanceof Refusal)) throw error;
  return null;
}
