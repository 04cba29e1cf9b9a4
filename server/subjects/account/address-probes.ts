/**
 * That an address has an account, or none, is told where the specification wants it (§5). So many times within an hour, to
 * whoever asks from wherever: beyond it nobody is told anything before there is room again, so that the addresses of a
 * shop cannot be found out by trying them from many networks.
 */
import { Refusal } from '#core/wire/refusal.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { NoteSecurity } from '#server/platform/security-events.ts';

import { fieldRefusal } from './profile.ts';

/** What is told, and where: each has an hour of its own. */
const KINDS = {
  unknown: 'email.unknown',
  taken: 'email.taken',
  unknownInOffice: 'email.unknown',
} as const;
type Kind = keyof typeof KINDS;

const HOUR = 3600;
const MOST = { attempts: 200, perSeconds: HOUR };
const ONCE = { attempts: 1, perSeconds: HOUR };

interface Deps {
  readonly attempts: Attempts;
  readonly limitFactor: number;
  readonly note: NoteSecurity;
}

const keyOf = (kind: Kind) => `address.probed ${kind}`;
const limitOf = ({ limitFactor }: Deps) => ({ ...MOST, attempts: MOST.attempts * limitFactor });

/**
 * Asked before an address is looked at, so that who is refused learns nothing of it.
 * @throws Refusal `attempts.exceeded` where as much was told as may be
 */
export async function checkProbes(deps: Deps, kind: Kind): Promise<void> {
  const retryAfterMs = await deps.attempts.waitFor(keyOf(kind), limitOf(deps));
  if (retryAfterMs > 0) throw new Refusal('attempts.exceeded', { retryAfterMs });
}

/**
 * Tells of an address, and counts it; that no more may be told is noted once an hour.
 * @returns what is thrown: `input.invalid` at `email`
 * @throws Refusal `attempts.exceeded`
 */
export async function tellOfAddress(deps: Deps, kind: Kind): Promise<Refusal> {
  await deps.attempts.count([{ key: keyOf(kind), limit: limitOf(deps) }]);
  if ((await deps.attempts.waitFor(keyOf(kind), limitOf(deps))) > 0) await noteOnce(deps, kind);
  return fieldRefusal('email', KINDS[kind]);
}

async function noteOnce({ attempts, note }: Deps, kind: Kind): Promise<void> {
  const key = `${keyOf(kind)} noted`;
  if ((await attempts.waitFor(key, ONCE)) > 0) return;
  await attempts.count([{ key, limit: ONCE }]);
  note('address.probed', null);
}
