/**
 * What the screens read: views of what the device holds, never facts of their own (design §4). It starts as the server
 * draws it; the late layer fills it after the first drawing (`feed.ts`), so nothing here imports a database.
 */
import { useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { AREAS, type Area } from '#core/domain/area.ts';
import type { CheckoutView } from '#src/store/cart-view.ts';
import type { ChangesView } from '#src/store/changes-view.ts';
import type { DocumentView } from '#src/store/document-view.ts';
import type { AccountView } from '#src/store/account-view.ts';
import type { WishView } from '#src/store/wish-view.ts';
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
export type SyncPhase = 'resting' | 'sending' | 'waiting' | 'paused';

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
  readonly phase: 'opening' | 'absent' | 'loading' | 'ready';
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

/** Names and start values of the specification (§3, "Client state") where it gives them. */
export interface StoreState {
  connection: ConnectionView;
  sync: SyncView;
  /** One cart an area (specification §1); `cartLoading` ends when the cart is initialised. */
  checkout: Record<Area, CheckoutView>;
  session: SessionView;
  /** Profile and address book of the customer; null until read, and for a guest. */
  account: AccountView | null;
  /** Of the guest on this device, or both lists of the customer; newest first. */
  wishlist: readonly WishView[] | null;
  wishlistLoading: boolean;
  attributeFamilies: readonly { readonly code: string; readonly name: string }[] | null;
  changes: ChangesView | null;
  /** Quote requests and messages by UUID; null until read. */
  documents: Readonly<Record<string, DocumentView>> | null;
  catalogue: CatalogueView | null;
  theme: Theme;
  /** The choice on cookies; null before one. */
  consent: Consent | null;
  consentAsked: boolean;
  lastArea: Area | null;
  install: InstallView;
  messages: readonly Message[];
}

const freshCheckout = (): CheckoutView => ({
  cart: null,
  cartQuantity: 0,
  cartItemQuantities: {},
  cartLoading: true,
  steps: {},
  selectedShippingMethod: null,
});

const fresh = (): StoreState => ({
  connection: { online: true, since: null },
  sync: { phase: 'resting', waiting: 0, sending: 0, parked: 0, lastSentAt: null, reason: null, durable: true },
  checkout: { auto: freshCheckout(), moto: freshCheckout() },
  session: { customer: null, phase: 'unknown', leaving: false },
  account: null,
  wishlist: null,
  wishlistLoading: true,
  attributeFamilies: null,
  changes: null,
  documents: null,
  catalogue: null,
  theme: 'device',
  consent: null,
  consentAsked: false,
  lastArea: null,
  install: { way: null, isInstalled: false, visits: 0, refusedAt: null },
  messages: [],
});

/** What the server draws, and the browser's first drawing. */
const START: Readonly<StoreState> = fresh();

const state: StoreState = proxy(fresh());

export const readState = (): Readonly<StoreState> => snapshot(state);

export const listenToState = (listen: () => void): (() => void) => subscribe(state, listen);

/** Reads a part of the state; `select` answers a part as it stands there, or a plain value made from it. */
export function useView<T>(select: (state: Readonly<StoreState>) => T): T {
  return useSyncExternalStore(
    listenToState,
    () => select(readState()),
    () => select(START),
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Writes a part of the state; an equal value changes nothing, so nothing is drawn again. */
export function show<K extends Exclude<keyof StoreState, 'checkout' | 'messages'>>(key: K, value: StoreState[K]): void {
  if (!same(readState()[key], value)) state[key] = value;
}

export function showCheckout(area: Area, view: CheckoutView): void {
  if (!same(readState().checkout[area], view)) state.checkout[area] = view;
}

/** Messages carry what their button does: they are compared by identity. */
export function showMessages(messages: readonly Message[]): void {
  state.messages = messages;
}

/** Back to the start: a device that was forgotten, a test that begins. */
export function resetState(): void {
  const start = fresh();
  for (const area of AREAS) state.checkout[area] = start.checkout[area];
  Object.assign(state, { ...start, checkout: state.checkout });
}
