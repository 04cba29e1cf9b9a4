/**
 * Numbers of documents: one continuous series a kind, without gap or double (CGI, annexe II, art. 242 nonies A; domain
 * 4.3). The counter is a locked row of the database; here is what it is called and how its count reads.
 */
import { DEFAULT_TIME_ZONE, timeIn, type TimeZone } from '#core/domain/shop/time-zone.ts';

export interface NumberFormat {
  /** May hold `{YYYY}`, the year by the clock of the shop. */
  readonly prefix: string;
  /** Digits of the count at least; more where it needs them. */
  readonly length: number;
  readonly suffix: string;
  /** The count begins again each year, where the number says the year. */
  readonly yearlyReset: boolean;
}

const YEAR = '{YYYY}';
/** Scope of a series that never begins again. */
const ALL_YEARS = 'all';

const saysYear = ({ prefix, suffix }: NumberFormat) => prefix.includes(YEAR) || suffix.includes(YEAR);

/**
 * Which counter of its series a document issued at an instant takes its number from. Numbers that do not say the year are
 * counted on for ever, whatever the setting: they would come twice.
 */
export function counterScope(format: NumberFormat, issuedAtMs: number, zone: TimeZone = DEFAULT_TIME_ZONE): string {
  return format.yearlyReset && saysYear(format) ? String(timeIn(zone, issuedAtMs).year) : ALL_YEARS;
}

/** The number of the n-th document: `FA2026-000001`. Throws a RangeError for what is no place in a series. */
export function documentNumber(
  format: NumberFormat,
  place: number,
  issuedAtMs: number,
  zone: TimeZone = DEFAULT_TIME_ZONE,
): string {
  if (!Number.isSafeInteger(place) || place < 1) throw new RangeError(`not a place in a series: ${place}`);
  const year = String(timeIn(zone, issuedAtMs).year);
  const count = String(place).padStart(format.length, '0');
  return `${format.prefix.replaceAll(YEAR, year)}${count}${format.suffix.replaceAll(YEAR, year)}`;
}
