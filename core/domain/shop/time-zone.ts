/**
 * The clocks a half of the shop may go by: those of France (domain 9). Beyond the sea none knows a summer time, so that a
 * day is found without `Intl`, as in Paris (`paris-time`); Saint-Pierre-et-Miquelon, which keeps the rules of America, is
 * left out.
 */
import { dayShown, parisTime, timeAhead, type ParisTime } from './paris-time.ts';

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

/** What a clock of the zone shows at an instant in ms. */
export const timeIn = (zone: TimeZone, instantMs: number): ParisTime =>
  zone === 'Europe/Paris' ? parisTime(instantMs) : timeAhead(AHEAD[zone], instantMs);

/** The day of an instant in ms there, as `YYYY-MM-DD`. */
export const dayIn = (zone: TimeZone, instantMs: number): string => dayShown(timeIn(zone, instantMs));
