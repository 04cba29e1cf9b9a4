/** What the account's pages read of this device. */
import type { Area } from '#core/domain/area.ts';
import type { AddressBook } from '#core/domain/address.ts';
import type { ProfileRecord } from '#core/contract/customer-records.ts';
import type { QuoteRecord } from '#core/contract/quote-record.ts';
import type { ChangeView, ParkedView } from '#src/store/changes-view.ts';
import type { Deed } from '#src/store/deed.ts';
import type { DocumentView } from '#src/store/document-view.ts';
import { useView } from '#src/store/state.ts';

/** The profile with what waits folded in; null until it is here. */
export function useProfile(): ProfileRecord | null {
  return useView((state) => state.account?.profile?.record ?? null);
}

const NO_ADDRESSES: AddressBook = [];

/** The address book with what waits folded in, oldest first; null until it is read. */
export function useAddresses(): AddressBook | null {
  const account = useView((state) => state.account);
  if (account === null || account.profile === null) return null;
  return account.addresses?.record.addresses ?? NO_ADDRESSES;
}

export interface QuoteView extends DocumentView {
  readonly record: QuoteRecord;
}

const isQuote = (view: DocumentView): view is QuoteView => view.record.kind === 'quote';

/** The quotes of an area, newest first; null until they are read. */
export function useQuotes(area: Area): readonly QuoteView[] | null {
  const documents = useView((state) => state.documents);
  if (documents === null) return null;
  return Object.values(documents)
    .filter(isQuote)
    .filter(({ record }) => record.area === area)
    .toSorted((a, b) => (a.record.requestedAt < b.record.requestedAt ? 1 : -1));
}

/** Where what a person did stands: on this device, on its way, sent today; null where nothing is known of it. */
export type Standing = Pick<ChangeView, 'state' | 'sentAt'> | null;

/** Where the last deed of this kind stands. */
export function useStanding(is: (deed: Deed) => boolean): Standing {
  const changes = useView((state) => state.changes);
  const waits = changes?.waiting.findLast(({ deed }) => is(deed));
  return waits ?? changes?.sentToday.find(({ deed }) => is(deed)) ?? null;
}

/** Deeds of this kind that the shop refused. */
export function useRefused(is: (deed: Deed) => boolean): readonly ParkedView[] {
  const changes = useView((state) => state.changes);
  return changes?.parked.filter(({ deed }) => is(deed)) ?? [];
}
