/** Where each line of a cart stands: on this device, on its way, at the shop. */
import { cartLane } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { OutboxRow, SentRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';

export interface LineState {
  readonly state: 'local' | 'sending' | 'sent';
  /** ISO instant of the acknowledgement, when the device still knows it. */
  readonly at: string | null;
}

/** The line a change of a cart is about; null for one about the whole cart, or none. */
export function lineKeyIn(args: unknown): string | null {
  if (typeof args !== 'object' || args === null || !('lineKey' in args)) return null;
  return typeof args.lineKey === 'string' ? args.lineKey : null;
}

/**
 * A change that left and whose answer is awaited is on its way only while somebody sends: offline, or while the engine
 * rests, what is true is that it is safe here.
 */
export function changeState(row: Pick<OutboxRow, 'sends'>, isSending: boolean): LineState['state'] {
  return row.sends > 0 && isSending ? 'sending' : 'local';
}

/** The cart line a row is about: what is put aside travels in the same lane, and is no line before it moves. */
function cartLineIn({ route, args }: Pick<OutboxRow, 'route' | 'args'>): string | null {
  const isAside = route === 'api.account.wishlist.store' || route === 'api.account.wishlist.destroy';
  return isAside ? null : lineKeyIn(args);
}

export function lineStates(
  area: Area,
  outbox: Iterable<OutboxRow>,
  log: Iterable<SentRow>,
  isSending: boolean,
): Map<string, LineState> {
  const lane = cartLane.of(area);
  const states = new Map<string, LineState>();
  for (const row of log) {
    const key = row.lane === lane ? cartLineIn(row) : null;
    if (key !== null && (states.get(key)?.at ?? '') < row.sentAt) states.set(key, { state: 'sent', at: row.sentAt });
  }
  for (const row of outbox) {
    const key = row.lane === lane && !isNoop(row) ? cartLineIn(row) : null;
    if (key === null) continue;
    const state = changeState(row, isSending);
    // One change that has not left outweighs those that have.
    if (states.get(key)?.state !== 'local') states.set(key, { state, at: null });
  }
  return states;
}
