import { parisInstant } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';

const NOON_MINUTES = 12 * 60;

/** When something arrived of which only the day is told: noon in Paris, and now where that day is today. */
export const receivedOn = (day: string, now: Date): Date =>
  day === dayInParis(now.getTime()) ? now : new Date(parisInstant(day, NOON_MINUTES));
