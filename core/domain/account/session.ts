/** How long a sign-in lasts without "remember me", counted from the last sign of life (domain 0.2). */
export const SESSION_MS = 120 * 60_000;
/** The longest it lasts so, however much it is used, counted from the sign-in (OWASP ASVS 5, 7.3.2). */
export const SESSION_MOST_MS = 24 * 3_600_000;
/** How long it lasts with it, counted from the sign-in. */
export const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** A sign of life is written down at most this often: a page that asks a lot must not write a lot. */
export const TOUCH_MS = 60_000;

export interface SessionTimes {
  readonly remembered: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The instant from which a session opens nothing any more. */
function sessionEnd({ remembered, createdAt, seenAt }: SessionTimes): Date {
  if (remembered) return new Date(createdAt.getTime() + REMEMBERED_MS);
  return new Date(Math.min(seenAt.getTime() + SESSION_MS, createdAt.getTime() + SESSION_MOST_MS));
}

export function isSessionAlive(times: SessionTimes, now: Date): boolean {
  return now < sessionEnd(times);
}

/** True when this sign of life is worth writing down. */
export function shouldTouch({ remembered, seenAt }: SessionTimes, now: Date): boolean {
  return !remembered && now.getTime() - seenAt.getTime() >= TOUCH_MS;
}
