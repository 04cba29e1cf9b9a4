/** Changes that wait, that were refused and that arrived today, each as what a person did. */
import { isArea, type Area } from '#core/domain/area.ts';
import type { OutboxRow, ParkedReason, ParkedRow, SentRow } from '#src/db/rows.ts';
import { documentIn } from '#src/store/document-view.ts';
import { changeState, lineKeyIn } from '#src/store/line-states.ts';
import { isNoop } from '#src/sync/core/changes.ts';

/** What a change does, without words: the screens say it. */
export type Deed =
  | { readonly kind: 'add'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'remove'; readonly area: Area; readonly name: string | null }
  | { readonly kind: 'clear'; readonly area: Area }
  | { readonly kind: 'notices'; readonly area: Area }
  | { readonly kind: 'quote'; readonly area: Area; readonly uuid: string | null; readonly lines: number | null }
  | {
      readonly kind: 'contact' | 'vehicle';
      readonly area: Area;
      readonly uuid: string | null;
      readonly subject: string | null;
    }
  /** Made by another build of the shop. */
  | { readonly kind: 'unknown'; readonly route: string };

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

type Args = Readonly<Record<string, unknown>>;

const argsOf = (args: unknown): Args => (typeof args === 'object' && args !== null ? { ...args } : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 1);

/** Names of articles by line, from every change that carries one and from the carts. */
export type LineNames = ReadonlyMap<string, string>;

export function deedOf(row: Pick<OutboxRow, 'route' | 'args' | 'lane'>, names: LineNames): Deed {
  const args = argsOf(row.args);
  const laneArea = row.lane.split(':')[1];
  const area: Area = isArea(args['area']) ? args['area'] : isArea(laneArea) ? laneArea : 'auto';
  const name = names.get(lineKeyIn(args) ?? '') ?? null;
  switch (row.route) {
    case 'api.cart.items.store':
      return { kind: 'add', area, name, quantity: numberOf(args['delta']) };
    case 'api.cart.items.update':
      return { kind: 'quantity', area, name, quantity: numberOf(args['to']) };
    case 'api.cart.items.destroy':
      return { kind: 'remove', area, name };
    case 'api.cart.clear':
      return { kind: 'clear', area };
    case 'api.cart.notices.acknowledge':
      return { kind: 'notices', area };
    case 'api.checkout.quotes.store': {
      const lines = args['lines'];
      return { kind: 'quote', area, uuid: documentIn(args), lines: Array.isArray(lines) ? lines.length : null };
    }
    case 'api.contact.store':
      return { kind: 'contact', area, uuid: documentIn(args), subject: textOf(args['subject']) };
    case 'api.contact.vehicle':
      return { kind: 'vehicle', area, uuid: documentIn(args), subject: textOf(args['vehicleName']) };
    default:
      return { kind: 'unknown', route: row.route };
  }
}

/** The name an "add" carries for its line. */
export function nameIn(args: unknown): readonly [lineKey: string, name: string] | null {
  const key = lineKeyIn(args);
  const name = textOf(argsOf(argsOf(args)['snapshot'])['name']);
  return key === null || name === null ? null : [key, name];
}

/**
 * Presses on one line of a cart are one matter to a person: the last one tells where it stands, and it is on its way
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

function lineOf(row: Pick<OutboxRow, 'lane' | 'args'>): string | null {
  const line = lineKeyIn(row.args);
  return line === null ? null : `${row.lane} ${line}`;
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
      line: lineOf(row),
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
    line: lineOf(row),
    view: {
      mutId: row.mutId,
      deed: deedOf(row, names),
      at: row.at,
      state: 'sent' as const,
      sentAt: 'sentAt' in row ? row.sentAt : null,
    },
  }));
  return {
    parked: parked.map((row) => ({
      mutId: row.mutId,
      deed: deedOf(row, names),
      at: row.at,
      parkedAt: row.parkedAt,
      reason: row.reason,
      editable: row.args !== null && documentIn(row.args) !== null,
    })),
    waiting: gathered(waiting),
    sentToday: gathered(acknowledged).toReversed(),
  };
}
