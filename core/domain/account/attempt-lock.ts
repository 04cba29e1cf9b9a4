/** Failed attempts before an account is locked, and for how long (domain 7.1), where the shop has not set its own. */
export const MOST_FAILURES = 5;
export const LOCK_MS = 15 * 60_000;

export interface AttemptLimits {
  readonly mostFailures: number;
  readonly lockMs: number;
}

const USUAL: AttemptLimits = { mostFailures: MOST_FAILURES, lockMs: LOCK_MS };

/** Attempts of late; nothing while `until` lies behind. */
export interface AttemptLock {
  readonly failures: number;
  /** When these attempts are forgotten, and with them a lock. */
  readonly until: Date;
}

/**
 * The lock after one more attempt. Attempts count before they are looked at, so that many at once get no more tries
 * than one after the other; a success takes the lock away. The attempt that fills it begins the time of the lock.
 */
export function attempted(lock: AttemptLock | null, now: Date, limits = USUAL): AttemptLock {
  const fresh = new Date(now.getTime() + limits.lockMs);
  if (lock === null || lock.until <= now) return { failures: 1, until: fresh };
  const failures = lock.failures + 1;
  return { failures, until: failures === limits.mostFailures ? fresh : lock.until };
}

/** True when the attempt that led to this lock is not even looked at. */
export function isLocked({ failures }: AttemptLock, limits = USUAL): boolean {
  return failures > limits.mostFailures;
}
