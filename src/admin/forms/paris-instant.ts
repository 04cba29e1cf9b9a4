/** Instants as they are typed: day and time of a clock in Paris, whatever the device's own says. */
import { parisTime } from '#core/domain/shop/paris-time.ts';

const HOUR_MS = 3_600_000;

const two = (part: number): string => String(part).padStart(2, '0');

/** `2026-11-30T23:59` on a clock in Paris; empty for what is no instant. */
export function parisText(instant: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return '';
  const { year, month, day, hour, minute } = parisTime(ms);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/**
 * The instant, ISO in UTC, at which a clock in Paris shows this; null for what is no time. Of an hour that comes twice the
 * first, and an hour that is left out is the one after it.
 */
export function instantOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text)) return null;
  const shown = Date.parse(`${text}:00Z`);
  if (Number.isNaN(shown)) return null;
  /* summer time first: of two it is the earlier */
  const found = [2, 1].map((hours) => new Date(shown - hours * HOUR_MS).toISOString());
  return found.find((one) => parisText(one) === text) ?? found[1] ?? null;
}
