/** What a change does, as its author would tell it: read from its route and arguments, without words. */
import type { InferInput } from 'valibot';
import type { OfflineRouteName, OfflineRoutes } from '#core/contract/offline-routes.ts';
import { isArea, type Area } from '#core/domain/shop/area.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { documentIn } from '#src/shop/store/pending/document-view.ts';
import { lineKeyIn } from '#src/shop/store/cart/line-states.ts';

/** What a change does, without words: the screens say it. */
export type ChangeSummary =
  | { readonly kind: 'add'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'remove'; readonly area: Area; readonly name: string | null }
  | { readonly kind: 'clear'; readonly area: Area }
  | { readonly kind: 'notices'; readonly area: Area }
  /** The cart as the device knew it, for a shop that has forgotten it. */
  | { readonly kind: 'keep'; readonly area: Area }
  /** What a guest of this device had put aside comes along to the account. */
  | { readonly kind: 'merge'; readonly area: Area }
  | { readonly kind: 'quote'; readonly area: Area; readonly uuid: string | null; readonly lines: number | null }
  | { readonly kind: 'comment'; readonly area: Area; readonly quote: string | null; readonly uuid: string | null }
  | { readonly kind: 'cancel'; readonly area: Area; readonly quote: string | null }
  | {
      readonly kind: 'answer';
      readonly area: Area;
      readonly quote: string | null;
      readonly done: 'accept' | 'decline';
    }
  | { readonly kind: 'orderCancel'; readonly order: string | null }
  | { readonly kind: 'orderComment'; readonly order: string | null; readonly uuid: string | null }
  | { readonly kind: 'coupon'; readonly area: Area }
  | { readonly kind: 'rma'; readonly area: Area; readonly uuid: string | null; readonly lines: number | null }
  | { readonly kind: 'rmaImage'; readonly rma: string | null; readonly uuid: string | null }
  | { readonly kind: 'rmaMessage'; readonly rma: string | null; readonly uuid: string | null }
  | { readonly kind: 'rmaMove'; readonly rma: string | null; readonly done: 'close' | 'reopen' }
  | {
      readonly kind: 'contact' | 'vehicle';
      readonly area: Area;
      readonly uuid: string | null;
      readonly subject: string | null;
    }
  | {
      readonly kind: 'wish';
      readonly area: Area;
      readonly name: string | null;
      readonly done: 'store' | 'destroy' | 'clear' | 'move';
      /** Null for the whole list. */
      readonly lineKey: string | null;
    }
  | { readonly kind: 'profile' }
  | {
      readonly kind: 'address';
      readonly uuid: string | null;
      /** What its author calls it, or its street; null where the change does not say. */
      readonly name: string | null;
      readonly done: 'store' | 'update' | 'destroy' | 'default';
    }
  /** Made by another build of the shop. */
  | { readonly kind: 'unknown'; readonly route: string };

/** Names of articles by line. */
export type LineNames = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * Arguments as a row may hold them: called like the route's own, their values unchecked. What was refused may be no longer
 * valid, an old row is of another version, and what held contact details is gone (rule S68).
 */
type Unchecked<Args> = Readonly<Partial<Record<keyof Args, unknown>>>;

interface Around {
  readonly area: Area;
  /** Of the line the change is about; null where nobody knows. */
  readonly name: string | null;
  readonly lineKey: string | null;
  /** Of what the change makes or is about. */
  readonly uuid: string | null;
}

type Summary<Name extends OfflineRouteName> = (
  args: Unchecked<InferInput<OfflineRoutes[Name]['body']>>,
  around: Around,
) => ChangeSummary;
type AddressFields = Unchecked<InferInput<OfflineRoutes['api.account.addresses.store']['body']>['fields']>;

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 1);

function addressName(fields: unknown): string | null {
  const { label, street1 }: AddressFields = objectOf(fields);
  return textOf(label) ?? textOf(street1);
}

/** Every route of this build: one that is forgotten here does not compile. */
const SUMMARIES = {
  'api.cart.items.store': ({ delta }, { area, name }) => ({ kind: 'add', area, name, quantity: numberOf(delta) }),
  'api.cart.items.update': ({ to }, { area, name }) => ({ kind: 'quantity', area, name, quantity: numberOf(to) }),
  'api.cart.items.destroy': (_args, { area, name }) => ({ kind: 'remove', area, name }),
  'api.cart.clear': (_args, { area }) => ({ kind: 'clear', area }),
  'api.cart.notices.acknowledge': (_args, { area }) => ({ kind: 'notices', area }),
  'api.cart.keep': (_args, { area }) => ({ kind: 'keep', area }),
  'api.cart.merge': (_args, { area }) => ({ kind: 'merge', area }),
  'api.account.wishlist.store': (_args, { area, name, lineKey }) => ({
    kind: 'wish',
    area,
    name,
    done: 'store',
    lineKey,
  }),
  'api.account.wishlist.destroy': (_args, { area, name, lineKey }) => ({
    kind: 'wish',
    area,
    name,
    done: 'destroy',
    lineKey,
  }),
  'api.account.wishlist.clear': (_args, { area }) => ({ kind: 'wish', area, name: null, done: 'clear', lineKey: null }),
  'api.account.wishlist.move-to-cart': (_args, { area, name, lineKey }) => ({
    kind: 'wish',
    area,
    name,
    done: 'move',
    lineKey,
  }),
  'api.checkout.quotes.store': ({ lines }, { area, uuid }) => ({
    kind: 'quote',
    area,
    uuid,
    lines: Array.isArray(lines) ? lines.length : null,
  }),
  'api.quotes.comments.store': ({ quote }, { area, uuid }) => ({ kind: 'comment', area, quote: textOf(quote), uuid }),
  'api.quotes.cancel': ({ quote }, { area }) => ({ kind: 'cancel', area, quote: textOf(quote) }),
  'api.quotes.accept': ({ quote }, { area }) => ({ kind: 'answer', area, quote: textOf(quote), done: 'accept' }),
  'api.quotes.decline': ({ quote }, { area }) => ({ kind: 'answer', area, quote: textOf(quote), done: 'decline' }),
  'api.orders.cancel': ({ order }) => ({ kind: 'orderCancel', order: textOf(order) }),
  'api.orders.comments.store': ({ order }, { uuid }) => ({ kind: 'orderComment', order: textOf(order), uuid }),
  'api.cart.coupon.destroy': (_args, { area }) => ({ kind: 'coupon', area }),
  'api.rma.store': ({ lines }, { area, uuid }) => ({
    kind: 'rma',
    area,
    uuid,
    lines: Array.isArray(lines) ? lines.length : null,
  }),
  'api.rma.images.store': ({ rma }, { uuid }) => ({ kind: 'rmaImage', rma: textOf(rma), uuid }),
  'api.rma.messages.store': ({ rma }, { uuid }) => ({ kind: 'rmaMessage', rma: textOf(rma), uuid }),
  'api.rma.close': ({ rma }) => ({ kind: 'rmaMove', rma: textOf(rma), done: 'close' }),
  'api.rma.reopen': ({ rma }) => ({ kind: 'rmaMove', rma: textOf(rma), done: 'reopen' }),
  'api.contact.store': ({ subject }, { area, uuid }) => ({ kind: 'contact', area, uuid, subject: textOf(subject) }),
  'api.contact.vehicle': ({ vehicleName }, { area, uuid }) => ({
    kind: 'vehicle',
    area,
    uuid,
    subject: textOf(vehicleName),
  }),
  'api.account.profile.update': () => ({ kind: 'profile' }),
  'api.account.addresses.store': ({ fields }, { uuid }) => ({
    kind: 'address',
    uuid,
    name: addressName(fields),
    done: 'store',
  }),
  'api.account.addresses.update': ({ fields }, { uuid }) => ({
    kind: 'address',
    uuid,
    name: addressName(fields),
    done: 'update',
  }),
  'api.account.addresses.destroy': (_args, { uuid }) => ({ kind: 'address', uuid, name: null, done: 'destroy' }),
  'api.account.addresses.default': (_args, { uuid }) => ({ kind: 'address', uuid, name: null, done: 'default' }),
} satisfies { readonly [Name in OfflineRouteName]: Summary<Name> };

const isKnown = (route: string): route is OfflineRouteName => Object.hasOwn(SUMMARIES, route);

export function changeSummaryOf(row: Pick<OutboxRow, 'route' | 'args' | 'lane'>, names: LineNames): ChangeSummary {
  const { route } = row;
  if (!isKnown(route)) return { kind: 'unknown', route };
  const args = objectOf(row.args);
  const laneArea = row.lane.split(':')[1];
  const area: Area = isArea(args['area']) ? args['area'] : isArea(laneArea) ? laneArea : 'auto';
  const lineKey = lineKeyIn(args);
  return SUMMARIES[route](args, { area, lineKey, name: names.get(lineKey ?? '') ?? null, uuid: documentIn(args) });
}

/** The name an "add" carries for its line. */
export function nameIn(args: unknown): readonly [lineKey: string, name: string] | null {
  const key = lineKeyIn(args);
  const name = textOf(objectOf(objectOf(args)['snapshot'])['name']);
  return key === null || name === null ? null : [key, name];
}

/** Kinds whose arguments a form can open again. */
const WITH_FORM: ReadonlySet<ChangeSummary['kind']> = new Set(['quote', 'contact', 'vehicle', 'profile', 'address']);

/** What was typed can be edited in the form it was typed in: it is still here, and there is one. */
export function isEditable(summary: ChangeSummary, args: unknown): boolean {
  if (args === null || !WITH_FORM.has(summary.kind)) return false;
  return summary.kind !== 'address' || summary.done === 'store' || summary.done === 'update';
}
