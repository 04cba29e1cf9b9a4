/** Changes that wait, that were refused and that arrived today, each as what a person did. */
import type { OutboxRow, ParkedReason, ParkedRow, SentRow } from '#src/db/rows.ts';
import { deedOf, isMendable, type Deed, type LineNames } from '#src/store/deed.ts';
import { documentIn } from '#src/store/document-view.ts';
import { changeState, lineKeyIn } from '#src/store/line-states.ts';
import { isNoop } from '#src/sync/core/changes.ts';

export interface ChangeView {
  readonly mutId: string;
  readonly deed: Deed;
  /** ISO instant of the device. */
  readonly at: string;
  readonly state: 'local' | 'sending' | 'sent';
  readonly sentAt: string | null;
}

export interface ParkedView {
  readonly mutId: string;
  readonly deed: Deed;
  readonly at: string;
  readonly parkedAt: string;
  readonly reason: ParkedReason;
  /** What was typed is still here, so it can be mended. */
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
  // Put into the cart from the list of wishes: a deed of its own, in both.
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
    .filter((row) => !isNoop(row) && row.state === 'waiting')
    .map((row) => ({
      line: matterOf(row),
      view: {
        mutId: row.mutId,
        deed: deedOf(row, names),
        at: row.at,
        state: changeState(row, isSending),
        sentAt: null,
      },
    }));
  const log = sent
    .filter((row) => !isNoop(row) && isToday(row.sentAt))
    .toSorted((a, b) => (a.sentAt === b.sentAt ? a.seq - b.seq : a.sentAt < b.sentAt ? -1 : 1));
  // Answered, but not in the log before its effect is pulled.
  const answered = outbox.filter((row) => !isNoop(row) && row.state === 'applied');
  const acknowledged = [...log, ...answered].map((row) => ({
    line: matterOf(row),
    view: {
      mutId: row.mutId,
      deed: deedOf(row, names),
      at: row.at,
      state: 'sent' as const,
      sentAt: 'sentAt' in row ? row.sentAt : null,
    },
  }));
  return {
    parked: parked.map((row) => {
      const deed = deedOf(row, names);
      const { mutId, at, parkedAt, reason } = row;
      return { mutId, deed, at, parkedAt, reason, editable: isMendable(deed, row.args) };
    }),
    waiting: gathered(waiting),
    sentToday: gathered(acknowledged).toReversed(),
  };
}
