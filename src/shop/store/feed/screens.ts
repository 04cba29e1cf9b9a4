/** Shows what the rows say, slice by slice: only what has changed is made again. */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { cartIn } from '#core/contract/cart/cart.ts';
import { ACCOUNT_LANE, type ProfileRecord } from '#core/contract/account/customer-records.ts';
import { cartKind, cartLane } from '#core/contract/cart/cart-record.ts';
import { wishlistKind } from '#core/contract/wishlist/wishlist-record.ts';
import type { ShopRecord } from '#core/contract/offline-routes.ts';
import { groupPricesKind } from '#core/contract/prices/price-records.ts';
import type { SignedInCustomer } from '#src/db/rows.ts';
import { accountView } from '#src/shop/store/account/account-view.ts';
import { ownPricesFrom } from '#src/shop/store/account/own-prices.ts';
import type { EngineStatus } from '#src/shop/store/person/person.ts';
import { checkoutView } from '#src/shop/store/cart/cart-view.ts';
import { lineNames } from '#src/shop/store/pending/line-names.ts';
import { lineStates } from '#src/shop/store/cart/line-states.ts';
import { documentsHere } from '#src/shop/store/feed/documents.ts';
import { byKey, inLane, type Moved, type StoredRows } from '#src/shop/store/feed/stored-rows.ts';
import { createLog, dayOf, isOfDay, type Log } from '#src/shop/store/feed/sent-log.ts';
import { changesView } from '#src/shop/store/pending/changes-view.ts';
import { isSame, showNew } from '#src/shop/store/show-new.ts';
import { readState, type SessionView } from '#src/shop/store/state.ts';
import { wishesOfCustomer, wishesOfGuest } from '#src/shop/store/wishlist/wish-view.ts';

/** What is not in the rows. */
export interface Outside extends EngineStatus {
  readonly online: boolean;
  /** ISO instant. */
  readonly now: string;
  readonly durable: boolean;
  /** Whose scope this is; null for a guest. */
  readonly customer: SignedInCustomer | null;
}

/** Only while somebody sends, what left the device is on its way. */
const isSending = ({ online, phase }: Outside): boolean => online && phase === 'resting';

/** Draws what has moved, and all of it where what surrounds the rows is no longer the same, or another day has begun. */
export function createScreens(rows: StoredRows): (moved: Moved, outside: Outside) => void {
  let before: unknown = null;
  const log = createLog(rows);
  return (moved, outside) => {
    const around = { ...outside, now: dayOf(outside.now) };
    const isElse = !isSame(before, around);
    before = around;
    const has = (...parts: Parameters<Moved['has']>[0][]): boolean => isElse || parts.some((part) => moved.has(part));
    if (has('sent')) log.renew();
    if (has('documents', 'parked', 'results')) {
      const { orders, returns, returnReasons, quotes, contacts } = documentsHere(rows, isSending(outside));
      showNew('orders', orders);
      showNew('returns', returns);
      showNew('returnReasons', returnReasons);
      showNew('quotes', quotes);
      showNew('contacts', contacts);
    }
    for (const area of AREAS) {
      if (has(inLane(cartLane.of(area)), 'sent', 'documents', 'parked')) showCheckout(rows, area, outside);
      if (outside.customer === null ? has('favourites') : has(inLane(cartLane.of(area))))
        showWishes(rows, area, outside);
    }
    if (has(inLane(ACCOUNT_LANE), 'parked')) showAccount(rows, outside);
    if (isElse || [...moved].some((part) => part !== 'results' && part !== 'favourites')) {
      showChanges(rows, log, outside);
    }
  };
}

function showCheckout(rows: StoredRows, area: Area, outside: Outside): void {
  const { outbox, records } = rows.lane(cartLane.of(area));
  const record = records.get(cartKind.key(area));
  const quotes = Object.values(readState().quotes ?? {});
  showNew(
    `cart:${area}`,
    checkoutView({
      area,
      record: record === undefined ? undefined : cartIn(record, area),
      lineStates: lineStates(area, outbox, rows.sent.values(), isSending(outside)),
      pending: outbox.length > 0,
      asked: quotes.some((one) => one.record.area === area),
    }),
  );
}

/** A guest's are on this device alone; a customer's come with the records. */
function showWishes(rows: StoredRows, area: Area, { customer }: Outside): void {
  const record = rows.lane(cartLane.of(area)).records.get(wishlistKind.key(area));
  showNew(
    `wishlist:${area}`,
    customer === null
      ? wishesOfGuest(byKey(rows.favourites), area)
      : wishesOfCustomer(wishlistKind.is(record) ? record : undefined),
  );
}

function showAccount({ lane, parked }: StoredRows, { customer, reason }: Outside): void {
  const { profile, addresses } =
    customer === null ? NO_ACCOUNT : accountView({ ...lane(ACCOUNT_LANE), parked: parked.values() });
  showNew('profile', profile);
  showNew('addresses', addresses);
  showNew('ownPrices', customer === null ? null : pricesIn(lane(ACCOUNT_LANE).records));
  showNew('session', {
    customer: customer === null ? null : namedBy(profile?.record, customer),
    phase: phaseOf(customer, reason),
    leaving: readState().session.leaving,
  });
}

/** The same rule while the record is the same: thousands of prices are not compared at every change of the account. */
function pricesIn(records: ReadonlyMap<string, ShopRecord>) {
  const record = records.get(groupPricesKind.key(null));
  return record?.kind === 'group-prices' ? ownPricesFrom(record.prices) : null;
}

const NO_ACCOUNT = { profile: null, addresses: null };

/** Names and address as the profile has them by now. */
function namedBy(profile: ProfileRecord | undefined, customer: SignedInCustomer) {
  if (profile === undefined) return customer;
  const { firstName, lastName, customerType } = profile.fields;
  return { ...customer, email: profile.email, firstName, lastName, customerType };
}

/** Nothing is sent as a customer whose session has ended, or is somebody else's. */
function phaseOf(customer: SignedInCustomer | null, reason: Outside['reason']): SessionView['phase'] {
  if (customer === null) return 'guest';
  return reason === 'session' || reason === 'scope' ? 'expired' : 'signedIn';
}

function showChanges(rows: StoredRows, log: Log, outside: Outside): void {
  const [outbox, parked] = [rows.outbox(), byKey(rows.parked)];
  const records = AREAS.flatMap((area) => [...rows.lane(cartLane.of(area)).records.values()]);
  const changes = changesView({
    outbox,
    parked,
    sent: log.on(outside.now),
    names: lineNames(records, [...parked, ...outbox], log.names()),
    isSending: isSending(outside),
    isToday: isOfDay(outside.now),
  });
  showNew('changes', changes);
  showNew('sync', {
    phase: outside.phase,
    reason: outside.reason,
    waiting: changes.waiting.length,
    sending: changes.waiting.filter((one) => one.state === 'sending').length,
    parked: parked.length,
    lastSentAt: log.lastSentAt(),
    durable: outside.durable,
  });
}
