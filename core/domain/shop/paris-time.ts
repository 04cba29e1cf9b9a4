/**
 * The clock of the shop, Europe/Paris, without `Intl`: its first use keeps a slow phone busy for longer than drawing a
 * page does, and engines differ in the words and spaces it writes.
 */
export interface ParisTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const HOUR_MS = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/** 01:00 UTC of the last Sunday of a month of 31 days, in ms. */
function changeOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31)).getUTCDay();
  return Date.UTC(year, month, 31 - lastDay, 1);
}

/** What a clock in Paris shows at an instant in ms. Summer time as directive 2000/84/CE has it: right from 1996 on. */
export function parisTime(instantMs: number): ParisTime {
  const year = new Date(instantMs).getUTCFullYear();
  const isSummer = changeOf(year, MARCH) <= instantMs && instantMs < changeOf(year, OCTOBER);
  const shown = new Date(instantMs + (isSummer ? 2 : 1) * HOUR_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The day of an instant in ms, as `YYYY-MM-DD`. */
export function dayInParis(instantMs: number): string {
  const { year, month, day } = parisTime(instantMs);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
