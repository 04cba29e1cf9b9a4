/**
 * What the shop keeps of people, and for how long: the privacy page promises these numbers (a test reads it), the sweep
 * of each subject keeps them. Days, but where months are counted by the calendar.
 */
const DAY_MS = 24 * 3_600_000;

export const KEPT_DAYS = {
  /** A guest with cart and device: as long as the cookie that leads to them (CNIL: 13 months at most). */
  visitor: 400,
  /** An account whose address nobody proved (domain 16.5). */
  unverifiedAccount: 60,
  /** A subscription to the newsletter that nobody confirmed (domain 16.5). */
  unconfirmedNewsletter: 30,
  /** An alert that nobody confirmed, or that was sent. */
  spentAlert: 30,
  /** An alert whose article does not come back. */
  stockAlert: 365,
  /** Quotes without a contract and messages, after the last exchange (CNIL, prospects: three years). */
  request: 3 * 365,
  /** Quotes that became a contract (code civil, 2224: five years). */
  contract: 5 * 365,
  /** The same from 120 € on, made at a distance (code de la consommation, L213-1 and D213-2: ten years). */
  largeContract: 10 * 365,
  /**
   * An order with its papers, after the last that happened in it: ten years from the end of the accounting year (code de
   * commerce, L123-22), which ends a year later at most. The ten years of L213-1 are within.
   */
  order: 11 * 365,
  /** Proof of an agreement (code civil, 2224: five years), or as long as it is acted upon. */
  consent: 5 * 365,
  /** The log of mails: whom, when, which (domain 16.5: logs 12 months). */
  mailLog: 365,
  /** The file of somebody's data, for who asked for it (domain 4.8). */
  dataFile: 7,
  /** What was tried of late, by network address: twice the longest window that looks at it. */
  attempt: 2,
  /** Mails written as files where there is no mail server. */
  mailFile: 30,
} as const;

export type Kept = keyof typeof KEPT_DAYS;

const isKept = (name: string): name is Kept => Object.hasOwn(KEPT_DAYS, name);

export const KEPT: readonly Kept[] = Object.keys(KEPT_DAYS).filter(isKept);

/** What is older than this instant has been kept long enough. */
export const keptUntil = (what: Kept, now: Date): Date => new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS);

/** The instant so many months before, by the calendar (the last day of a shorter month). */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then;
}
