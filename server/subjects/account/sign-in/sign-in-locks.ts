/**
 * Failed sign-ins lock the place they come from, not the account: whoever knows an address must not be able to shut its
 * owner out (OWASP, device cookies). A browser that has signed in to the account before has a place of its
 * own; everybody else shares that of their network and that of its /48, and all networks together a wider one for each
 * account.
 */
import { Refusal } from '#core/wire/refusal.ts';
import { networkKeys, type Attempts } from '#server/platform/attempts.ts';
import { widerNetwork } from '#server/platform/network/wider-network.ts';

import type { AttemptLocks } from './attempt-locks.ts';

export interface SignInPlace {
  /** The account that is tried, existing or not. */
  readonly account: string;
  readonly network: string;
  /** The browser, where it is known to have signed in to this account before. */
  readonly device: string | null;
}

/** Sign-ins from one address, whatever the accounts: many people may share it. */
const ADDRESS_LIMIT = { attempts: 60, perSeconds: 900 };
/** Sign-ins from everywhere, but those of browsers that know their account: so many as two hundred networks may do. */
const EVERYWHERE = 200;

/**
 * Counts a sign-in by where it comes from: its network, the /48 that lies in, and all networks together, which keep out
 * no browser that has signed in to the account before.
 * @throws Refusal `auth.tooManyAttempts`
 */
export async function countNetwork(
  { attempts, limitFactor }: { readonly attempts: Attempts; readonly limitFactor: number },
  route: string,
  { network, isKnown }: { readonly network: string; readonly isKnown: boolean },
): Promise<void> {
  const limit = { ...ADDRESS_LIMIT, attempts: ADDRESS_LIMIT.attempts * limitFactor };
  const everywhere = { key: `${route} everywhere`, limit: { ...limit, attempts: limit.attempts * EVERYWHERE } };
  try {
    await attempts.count([...networkKeys(route, network, limit), ...(isKnown ? [] : [everywhere])]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'attempts.exceeded') throw error;
    throw new Refusal('auth.tooManyAttempts', error.data);
  }
}

/**
 * Counts one attempt where it counts, before the password is looked at.
 * @returns what to do when it was right
 * @throws Refusal `auth.tooManyAttempts`
 */
export async function attemptSignIn(locks: AttemptLocks, place: SignInPlace): Promise<() => Promise<void>> {
  const { account, network, device: known } = place;
  if (known !== null) {
    const device = `${known} ${account}`;
    await locks.attempt('login device', device);
    return () => locks.release('login device', device);
  }
  await locks.attempt('login network', `${network} ${account}`);
  const wide = widerNetwork(network);
  if (wide !== null) await locks.attempt('login site', `${wide} ${account}`);
  await locks.attempt('login anywhere', account);
  return () => releaseSignIn(locks, place);
}

/** Whoever has proven to be the owner waits no longer, where they are. */
export async function releaseSignIn(
  locks: AttemptLocks,
  { account, network }: Pick<SignInPlace, 'account' | 'network'>,
): Promise<void> {
  await locks.release('login network', `${network} ${account}`);
  const wide = widerNetwork(network);
  if (wide !== null) await locks.release('login site', `${wide} ${account}`);
  await locks.release('login anywhere', account);
}
