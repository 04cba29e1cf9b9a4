/**
 * What the screens read: views of what the device holds, never facts of their own (design §4), in one slice a subject. It
 * starts as the server draws it; the late layer fills it after the first drawing (`feed.ts`), so nothing here imports a
 * database.
 */
import { useCallback, useState, useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { ContactRecord } from '#core/contract/contact/contact-record.ts';
import type { AddressesRecord, ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import type { QuantityPrice, UnitPrices } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { CheckoutView } from '#src/shop/store/cart/cart-view.ts';
import type { ChangesView } from '#src/shop/store/pending/changes-view.ts';
import type { DocumentViews } from '#src/shop/store/pending/document-view.ts';
import type { RecordView } from '#src/shop/store/account/account-view.ts';
import type { WishlistView } from '#src/shop/store/wishlist/wish-view.ts';
import type { SignedInCustomer } from '#src/db/rows.ts';

/** Colours of the page: chosen by the person, or the device's own. */
export type Theme = 'light' | 'dark' | 'device';

export interface ConsentChoices {
  readonly audience: boolean;
  readonly maps: boolean;
}

/** A choice on cookies (domain 4.7). */
export interface Consent {
  readonly uuid: string;
  /** Version of the wording that was shown. */
  readonly version: string;
  readonly choices: ConsentChoices;
  /** ISO instant. */
  readonly at: string;
  /** How long it counts; left out: 180 days. */
  readonly days?: number;
  /** The shop holds the proof. */
  readonly proven: boolean;
}

/** How this browser puts the shop on the home screen: it asks by itself, or the person does it by hand. */
export type InstallWay = 'prompt' | 'byHand';

export interface InstallView {
  /** Null: this browser has told of no way. */
  readonly way: InstallWay | null;
  /** This page runs in the installed shop, or was just installed from here. */
  readonly isInstalled: boolean;
  /** How often this person has come, up to a few times. */
  readonly visits: number;
  /** ms; null: never declined. */
  readonly refusedAt: number | null;
}

export interface ConnectionView {
  readonly online: boolean;
  /** ISO instant of the last change; null: as it was when the page opened. */
  readonly since: string | null;
}

/** What the engine that sends changes is doing. */
export type SyncPhase = 'resting' | 'waiting' | 'paused';

export interface SyncView {
  readonly phase: SyncPhase;
  /** Changes that have not reached the shop. */
  readonly waiting: number;
  /** Of these, the ones whose answer is awaited. */
  readonly sending: number;
  readonly parked: number;
  /** ISO instant of the last acknowledgement. */
  readonly lastSentAt: string | null;
  /** Why nothing goes out until somebody does something. */
  readonly reason: 'session' | 'scope' | 'forbidden' | 'update' | null;
  /** False: the browser keeps nothing, everything is gone with the tab. */
  readonly durable: boolean;
}

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly staying?: boolean;
}

export interface CatalogueView {
  readonly phase: 'opening' | 'absent' | 'onDemand' | 'loading' | 'ready';
  readonly products: number;
  readonly loaded: number;
  readonly total: number;
  readonly pricedAt: string | null;
  readonly isDurable: boolean;
}

/** Who is here, as this device knows it (design §5, rule 16): the shop itself looks at every request. */
export interface SessionView {
  /** The customer whose scope this device holds. */
  readonly customer: SignedInCustomer | null;
  /** `unknown`: not read yet; `expired`: nothing is sent until this customer has signed in again. */
  readonly phase: 'unknown' | 'guest' | 'signedIn' | 'expired';
  /** A sign-out is under way: nothing more is written. */
  readonly leaving: boolean;
}

/** What everybody is asked for one, and from which quantity on for more. */
export interface AskedPrices {
  readonly price: Money;
  readonly quantityPrices?: readonly QuantityPrice[];
}

/**
 * What an article costs whoever is here.
 * @param sold UUID of the product or variant
 */
export type OwnPrices = (sold: string, asked: AskedPrices) => UnitPrices;

/** One cart and one list of wishes an area (specification §1): a slice each, called like its record. */
type SliceOfArea = { [Key in `cart:${Area}`]: CheckoutView } & { [Key in `wishlist:${Area}`]: WishlistView };

/** Names and start values of the specification (§3, "Client state") where it gives them. */
export interface StoreState extends SliceOfArea {
  connection: ConnectionView;
  sync: SyncView;
  session: SessionView;
  /** Of the customer; null until it is read, and for a guest. */
  profile: RecordView<ProfileRecord> | null;
  addresses: RecordView<AddressesRecord> | null;
  /** What the group of the customer pays; null until read, for a guest, and where it pays what everybody does. */
  ownPrices: OwnPrices | null;
  attributeFamilies: readonly { readonly code: string; readonly name: string }[] | null;
  changes: ChangesView | null;
  /** By UUID; null until read. */
  quotes: DocumentViews<QuoteRecord> | null;
  contacts: DocumentViews<ContactRecord> | null;
  /** By UUID, with what waits folded in; null until read. */
  orders: Readonly<Record<string, OrderRecord>> | null;
  /** By UUID; null until read. */
  returns: DocumentViews<RmaRecord> | null;
  /** What a buyer may give as reason for a return; null until read. */
  returnReasons: readonly RmaReason[] | null;
  catalogue: CatalogueView | null;
  theme: Theme;
  /** Code of the currency totals are told in beside euros; null: euros alone. */
  currency: string | null;
  /** The choice on cookies; null before one. */
  consent: Consent | null;
  consentAsked: boolean;
  lastArea: Area | null;
  install: InstallView;
  messages: readonly Message[];
}

export type Slice = keyof StoreState;

/** `cartLoading` ends when the cart is initialised, `wishlistLoading` when the list is set. */
const NO_CHECKOUT: CheckoutView = {
  cart: null,
  cartQuantity: 0,
  cartItemQuantities: {},
  cartLoading: true,
  steps: {},
  selectedShippingMethod: null,
};
const NO_WISHLIST: WishlistView = { wishlist: null, wishlistLoading: true };

/** What the server draws, and the browser's first drawing. */
const START: Readonly<StoreState> = {
  connection: { online: true, since: null },
  sync: { phase: 'resting', waiting: 0, sending: 0, parked: 0, lastSentAt: null, reason: null, durable: true },
  'cart:auto': NO_CHECKOUT,
  'cart:moto': NO_CHECKOUT,
  'wishlist:auto': NO_WISHLIST,
  'wishlist:moto': NO_WISHLIST,
  session: { customer: null, phase: 'unknown', leaving: false },
  profile: null,
  addresses: null,
  ownPrices: null,
  attributeFamilies: null,
  changes: null,
  quotes: null,
  contacts: null,
  orders: null,
  returns: null,
  returnReasons: null,
  catalogue: null,
  theme: 'device',
  currency: null,
  consent: null,
  consentAsked: false,
  lastArea: null,
  install: { way: null, isInstalled: false, visits: 0, refusedAt: null },
  messages: [],
};

/** A slice is replaced, never written into: nothing in it is watched. */
function keptWhole(value: unknown): void {
  if (typeof value === 'object' && value !== null) ref(value);
}
Object.values(START).forEach(keptWhole);

const state: StoreState = proxy({ ...START });

export const readState = (): Readonly<StoreState> => state;

/** Slices somebody asks about. */
interface Asked {
  has(slice: Slice): boolean;
}

const listeners = new Map<() => void, Asked>();
let moved = new Set<Slice>();

subscribe(state, () => {
  const since = [...moved];
  moved = new Set();
  for (const [heard, asked] of listeners) if (since.some((slice) => asked.has(slice))) heard();
});

/** Hears when one of these slices has changed; answers how to stop. */
export function listenToState(asked: Asked, heard: () => void): () => void {
  listeners.set(heard, asked);
  return () => listeners.delete(heard);
}

/**
 * Reads a part of the state and is drawn again only when a slice that `select` reads has changed; `select` answers a part
 * as it stands there, or a plain value made from it.
 */
export function useView<T>(select: (state: Readonly<StoreState>) => T): T {
  const [{ asked, seen }] = useState(noting);
  return useSyncExternalStore(
    useCallback((heard: () => void) => listenToState(asked, heard), [asked]),
    () => select(seen),
    () => select(START),
  );
}

/** The state, noting which slices are read. */
function noting() {
  const asked = new Set<string | symbol>();
  const seen = new Proxy(state, { get: (all, slice) => Reflect.get((asked.add(slice), all), slice) });
  return { asked, seen };
}

/** Writes a slice. What is the same value changes nothing; what only says the same is for `showNew`. */
export function show<K extends Slice>(slice: K, value: StoreState[K]): void {
  if (state[slice] === value) return;
  keptWhole(value);
  moved.add(slice);
  state[slice] = value;
}

const isSlice = (name: string): name is Slice => name in START;

/** Back to the start: a device that was forgotten, a test that begins. */
export function resetState(): void {
  for (const slice of Object.keys(START).filter(isSlice)) show(slice, START[slice]);
}
