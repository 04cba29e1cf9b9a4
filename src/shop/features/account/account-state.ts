/** What the account's pages read of this device. */
import type { Area } from '#core/domain/shop/area.ts';
import type { AddressBook } from '#core/contract/account/address-fields.ts';
import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import type { ChangeView, ParkedView } from '#src/shop/store/pending/changes-view.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import type { DocumentView } from '#src/shop/store/pending/document-view.ts';
import { useView } from '#src/shop/store/state.ts';

/** The profile with what waits folded in; null until it is here. */
export function useProfile(): ProfileRecord | null {
  return useView((state) => state.profile?.record ?? null);
}

const NO_ADDRESSES: AddressBook = [];

/** The address book with what waits folded in, oldest first; null until it is read. */
export function useAddresses(): AddressBook | null {
  return useView((state) => (state.profile === null ? null : (state.addresses?.record.addresses ?? NO_ADDRESSES)));
}

export type QuoteView = DocumentView<QuoteRecord>;

/** The quotes of an area, newest first; null until they are read. */
export function useQuotes(area: Area): readonly QuoteView[] | null {
  const quotes = useView((state) => state.quotes);
  if (quotes === null) return null;
  return Object.values(quotes)
    .filter(({ record }) => record.area === area)
    .toSorted((a, b) => (a.record.requestedAt < b.record.requestedAt ? 1 : -1));
}

/** The orders of an area, newest first; null until they are read. */
export function useOrders(area: Area): readonly OrderRecord[] | null {
  const orders = useView((state) => state.orders);
  if (orders === null) return null;
  return Object.values(orders)
    .filter((order) => order.area === area)
    .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1));
}

export type ReturnView = DocumentView<RmaRecord>;

/** The returns of an area, newest first; null until they are read. */
export function useReturns(area: Area): readonly ReturnView[] | null {
  const returns = useView((state) => state.returns);
  if (returns === null) return null;
  return Object.values(returns)
    .filter(({ record }) => record.area === area)
    .toSorted((a, b) => (a.record.createdAt < b.record.createdAt ? 1 : -1));
}

export const useReturnReasons = (): readonly RmaReason[] | null => useView((state) => state.returnReasons);

/** Where what a person did stands: on this device, on its way, sent today; null where nothing is known of it. */
export type Standing = Pick<ChangeView, 'state' | 'sentAt'> | null;

/** Where the last change of this kind stands. */
export function useStanding(is: (change: ChangeSummary) => boolean): Standing {
  const changes = useView((state) => state.changes);
  const waits = changes?.waiting.findLast(({ summary }) => is(summary));
  return waits ?? changes?.sentToday.find(({ summary }) => is(summary)) ?? null;
}

/** Changes of this kind that the shop refused. */
export function useRefused(is: (change: ChangeSummary) => boolean): readonly ParkedView[] {
  const changes = useView((state) => state.changes);
  return changes?.parked.filter(({ summary }) => is(summary)) ?? [];
}
