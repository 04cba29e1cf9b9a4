/** Changes that wait, that were refused and that arrived today, each as what a person did. */
import type { OutboxRow, ParkedReason, ParkedRow, SentRow } from '#src/db/rows.ts';
import {
  changeSummaryOf,
  isEditable,
  type ChangeSummary,
  type LineNames,
} from '#src/shop/store/pending/change-summary.ts';
import { documentIn } from '#src/shop/store/pending/document-view.ts';
import { changeState, lineKeyIn } from '#src/shop/store/cart/line-states.ts';
import { isNoop } from '#src/sync/core/changes.ts';

export interface ChangeView {
  readonly mutId: string;
  readonly summary: ChangeSummary;
  /** ISO instant of the device. */
  readonly at: string;
  readonly state: 'local' | 'sending' | 'sent';
  readonly sentAt: string | null;
}

export interface ParkedView {
  readonly mutId: string;
  readonly summary: ChangeSummary;
  readonly at: string;
  readonly parkedAt: string;
  readonly reason: ParkedReason;
  /** What was typed is still here, so it can be edited. */
  readonly editable: boolean;
}

export interface ChangesView {
  readonly parked: readonly ParkedView[];
  readonly waiting: readonly ChangeView[];
  readonly sentToday: readonly ChangeView[];
}

/**
 * Presses on one thing are one matter to a person: the last one tells where it stands, and it is on its way
 * only when nothing of it is still here.
 */
function gathered(changes: readonly { view: ChangeView; line: string | null }[]): ChangeView[] {
  const byLine = new Map<string, ChangeView>();
  for (const { view, line } of changes) {
    const key = line ?? view.mutId;
    const before = byLine.get(key);
    const state = before?.state === 'local' ? 'local' : view.state;
    byLine.delete(key);
    byLine.set(key, { ...view, state });
  }
  return [...byLine.values()];
}

/** What later presses on the same thing have in common: a line of a cart, an article put aside, an address. */
function matterOf({ lane, route, args }: Pick<OutboxRow, 'lane' | 'route' | 'args'>): string | null {
  if (route === 'api.account.profile.update') return route;
  const isOfAddress = route.startsWith('api.account.addresses.');
  const thing = isOfAddress ? documentIn(args) : lineKeyIn(args);
  // Put into the cart from the list of wishes: a change of its own, in both.
  if (thing === null || route === 'api.account.wishlist.move-to-cart') return null;
  return `${lane} ${route.startsWith('api.account.wishlist.') ? 'wish ' : ''}${thing}`;
}

export interface ChangesInput {
  readonly outbox: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
  readonly sent: readonly SentRow[];
  readonly names: LineNames;
  readonly isSending: boolean;
  /** True for an instant of the current day. */
  readonly isToday: (at: string) => boolean;
}

export function changesView({ outbox, parked, sent, names, isSending, isToday }: ChangesInput): ChangesView {
  const waiting = outbox
    .filter((row) => !isNoop(row))
    .map((row) => ({
      line: matterOf(row),
      view: {
        mutId: row.mutId,
        summary: changeSummaryOf(row, names),
        at: row.at,
        state: changeState(row, isSending),
        sentAt: null,
      },
    }));
  const log = sent
    .filter((row) => !isNoop(row) && isToday(row.sentAt))
    .toSorted((a, b) => (a.sentAt === b.sentAt ? a.seq - b.seq : a.sentAt < b.sentAt ? -1 : 1));
  const acknowledged = log.map((row) => ({
    line: matterOf(row),
    view: {
      mutId: row.mutId,
      summary: changeSummaryOf(row, names),
      at: row.at,
      state: 'sent' as const,
      sentAt: row.sentAt,
    },
  }));
  return {
    parked: parked.map((row) => {
      const summary = changeSummaryOf(row, names);
      const { mutId, at, parkedAt, reason } = row;
      return { mutId, summary, at, parkedAt, reason, editable: isEditable(summary, row.args) };
    }),
    waiting: gathered(waiting),
    sentToday: gathered(acknowledged).toReversed(),
  };
}
