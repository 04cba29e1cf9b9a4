/** The log of acknowledged changes as the screens need it, made again only when it has grown. */
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { SentRow } from '#src/db/rows.ts';
import { namesIn } from '#src/shop/store/pending/line-names.ts';
import { byKey, type StoredRows } from '#src/shop/store/feed/stored-rows.ts';
import type { LineNames } from '#src/shop/store/pending/change-summary.ts';

export interface Log {
  names: () => LineNames;
  /** ISO instant of the last acknowledgement. */
  lastSentAt: () => string | null;
  /** What arrived on the day of this instant. */
  on: (now: string) => readonly SentRow[];
  renew: () => void;
}

/** The day in France of an ISO instant. */
export const dayOf = (at: string): string => dayInParis(Date.parse(at));

/** Answers whether an instant is of the same day in France. */
export function isOfDay(now: string): (at: string) => boolean {
  const day = dayOf(now);
  return (at) => dayOf(at) === day;
}

export function createLog({ sent }: Pick<StoredRows, 'sent'>): Log {
  let names: LineNames = new Map();
  let last: string | null = null;
  let today: { readonly day: string; readonly rows: readonly SentRow[] } | null = null;
  return {
    names: () => names,
    lastSentAt: () => last,
    on: (now) => {
      const day = dayOf(now);
      if (today?.day !== day) today = { day, rows: byKey(sent).filter((row) => dayOf(row.sentAt) === day) };
      return today.rows;
    },
    renew: () => {
      names = namesIn(sent.values());
      last = null;
      for (const { sentAt } of sent.values()) if (last === null || last < sentAt) last = sentAt;
      today = null;
    },
  };
}
