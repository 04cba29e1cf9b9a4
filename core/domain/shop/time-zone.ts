/**
 * The clocks a half of the shop may go by: those of France (domain 9). Beyond the sea none knows a summer time, so that a
 * day is found without `Intl`, as in Paris (`paris-time`); Saint-Pierre-et-Miquelon, which keeps the rules of America, is
 * left out.
 */
import { parisTime, type ParisTime } from './paris-time.ts';

export const TIME_ZONES = [
  'Europe/Paris',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'Indian/Reunion',
  'Indian/Mayotte',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Wallis',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

export const DEFAULT_TIME_ZONE: TimeZone = 'Europe/Paris';

/** Hours ahead of UTC, all year round. */
const AHEAD: Readonly<Record<Exclude<TimeZone, 'Europe/Paris'>, number>> = {
  'America/Guadeloupe': -4,
  'America/Martinique': -4,
  'America/Cayenne': -3,
  'Indian/Reunion': 4,
  'Indian/Mayotte': 3,
  'Pacific/Noumea': 11,
  'Pacific/Tahiti': -10,
  'Pacific/Wallis': 12,
};

const HOUR_MS = 3_600_000;

/**
 * What a clock of the zone shows at an instant in ms. Written out as in `paris-time`: a part of both would cost the first
 * page, which knows Paris alone, its budget.
 */
export function timeIn(zone: TimeZone, instantMs: number): ParisTime {
  if (zone === 'Europe/Paris') return parisTime(instantMs);
  const shown = new Date(instantMs + AHEAD[zone] * HOUR_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The day of an instant in ms there, as `YYYY-MM-DD`. */
export function dayIn(zone: TimeZone, instantMs: number): string {
  const { year, month, day } = timeIn(zone, instantMs);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
