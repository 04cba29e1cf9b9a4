/** Failed attempts before an account is locked, and for how long (domain 7.1). */
export const MOST_FAILURES = 5;
export const LOCK_MS = 15 * 60_000;

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
export function attempted(lock: AttemptLock | null, now: Date): AttemptLock {
  const fresh = new Date(now.getTime() + LOCK_MS);
  if (lock === null || lock.until <= now) return { failures: 1, until: fresh };
  const failures = lock.failures + 1;
  return { failures, until: failures === MOST_FAILURES ? fresh : lock.until };
}

/** True when the attempt that led to this lock is not even looked at. */
export function isLocked({ failures }: AttemptLock): boolean {
  return failures > MOST_FAILURES;
}
