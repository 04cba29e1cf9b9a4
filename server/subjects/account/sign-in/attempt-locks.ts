import { createHash } from 'node:crypto';

import { Refusal } from '#core/wire/refusal.ts';
import { attempted, isLocked, type AttemptLimits } from '#core/domain/account/attempt-lock.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

export interface AttemptLocks {
  /**
   * Counts one attempt of this kind on somebody, before it is looked at.
   * @throws Refusal `auth.tooManyAttempts` while locked
   */
  attempt(kind: AttemptKind, whom: string): Promise<void>;
  /** The attempt was right: what failed before it is forgotten. */
  release(kind: AttemptKind, whom: string): Promise<void>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
}

/** `login site`: an account from a /48; `login anywhere`: from all browsers that it does not know. */
export type AttemptKind =
  | 'login device'
  | 'login network'
  | 'login site'
  | 'login anywhere'
  | 'password'
  | 'second factor';

export interface AttemptLockDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** As the shop has set them. */
  readonly limits: () => Promise<AttemptLimits>;
}

/** How often one may be wrong, and how long a place is locked then, as the shop has set it. */
export const attemptLimits = (setting: ReadSetting): AttemptLimits => ({
  mostFailures: setting('customer.settings.login.max_attempts'),
  lockMs: setting('customer.settings.login.lock_minutes') * 60_000,
});

/** Many networks together get ten times as many tries at one account, and wait for an hour. */
const ANYWHERE = { failures: 10, lockMs: 3_600_000 };

/**
 * Somebody with a /48 has all its networks: they get three times as many tries, and then only they wait. As many as all
 * networks have would let them shut the account for everybody.
 */
const SITE_FAILURES = 3;

function limitsOf(kind: AttemptKind, { mostFailures, lockMs }: AttemptLimits): AttemptLimits {
  if (kind === 'login site') return { mostFailures: mostFailures * SITE_FAILURES, lockMs };
  if (kind !== 'login anywhere') return { mostFailures, lockMs };
  return { mostFailures: mostFailures * ANYWHERE.failures, lockMs: Math.max(lockMs, ANYWHERE.lockMs) };
}

/** Locks of accounts, kept in the database: every process of the shop sees the same ones. */
export function createAttemptLocks({ db, clock, limits: askLimits }: AttemptLockDeps): AttemptLocks {
  return {
    async attempt(kind, whom) {
      const now = clock.now();
      const key = keyOf(kind, whom);
      const limits = limitsOf(kind, await askLimits());
      const lock = await inTransaction(db, async (trx) => {
        const none = { key, failures: 0, until: now };
        await trx
          .insertInto('attempt_lock')
          .values(none)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
        const held = await trx
          .selectFrom('attempt_lock')
          .select(['failures', 'until'])
          .where('key', '=', key)
          .forUpdate()
          .executeTakeFirst();
        const next = attempted(held ?? null, now, limits);
        await trx.updateTable('attempt_lock').set(next).where('key', '=', key).execute();
        return next;
      });
      if (!isLocked(lock, limits)) return;
      throw new Refusal('auth.tooManyAttempts', { retryAfterMs: lock.until.getTime() - now.getTime() });
    },
    async release(kind, whom) {
      await db.deleteFrom('attempt_lock').where('key', '=', keyOf(kind, whom)).execute();
    },
    async sweep() {
      await db.deleteFrom('attempt_lock').where('until', '<=', clock.now()).execute();
    },
  };
}

/** Strangers' addresses are tried too: they are not kept. */
const keyOf = (kind: AttemptKind, whom: string) => `${kind} ${createHash('sha256').update(whom).digest('base64url')}`;
