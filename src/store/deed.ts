/** What a change does, as its author would tell it: read from its route and arguments, without words. */
import { isArea, type Area } from '#core/domain/area.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { documentIn } from '#src/store/document-view.ts';
import { lineKeyIn } from '#src/store/line-states.ts';

/** What a change does, without words: the screens say it. */
export type Deed =
  | { readonly kind: 'add'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly area: Area; readonly name: string | null; readonly quantity: number }
  | { readonly kind: 'remove'; readonly area: Area; readonly name: string | null }
  | { readonly kind: 'clear'; readonly area: Area }
  | { readonly kind: 'notices'; readonly area: Area }
  /** What a guest of this device had put aside comes along to the account. */
  | { readonly kind: 'merge'; readonly area: Area }
  | { readonly kind: 'quote'; readonly area: Area; readonly uuid: string | null; readonly lines: number | null }
  | { readonly kind: 'comment'; readonly area: Area; readonly quote: string | null; readonly uuid: string | null }
  | { readonly kind: 'cancel'; readonly area: Area; readonly quote: string | null }
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
  return cartDeed(row.route, area, args, names) ?? letterDeed(row.route, area, args) ?? accountDeed(row.route, args);
}

/** Changes of carts and lists of wishes. */
function cartDeed(route: string, area: Area, args: Args, names: LineNames): Deed | null {
  const lineKey = lineKeyIn(args);
  const name = names.get(lineKey ?? '') ?? null;
  switch (route) {
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
    case 'api.cart.merge':
      return { kind: 'merge', area };
    case 'api.account.wishlist.store':
      return { kind: 'wish', area, name, done: 'store', lineKey };
    case 'api.account.wishlist.destroy':
      return { kind: 'wish', area, name, done: 'destroy', lineKey };
    case 'api.account.wishlist.clear':
      return { kind: 'wish', area, name: null, done: 'clear', lineKey: null };
    case 'api.account.wishlist.move-to-cart':
      return { kind: 'wish', area, name, done: 'move', lineKey };
    default:
      return null;
  }
}

/** What is asked of the shop or written to it. */
function letterDeed(route: string, area: Area, args: Args): Deed | null {
  switch (route) {
    case 'api.checkout.quotes.store': {
      const lines = args['lines'];
      return { kind: 'quote', area, uuid: documentIn(args), lines: Array.isArray(lines) ? lines.length : null };
    }
    case 'api.quotes.comments.store':
      return { kind: 'comment', area, quote: textOf(args['quote']), uuid: documentIn(args) };
    case 'api.quotes.cancel':
      return { kind: 'cancel', area, quote: textOf(args['quote']) };
    case 'api.contact.store':
      return { kind: 'contact', area, uuid: documentIn(args), subject: textOf(args['subject']) };
    case 'api.contact.vehicle':
      return { kind: 'vehicle', area, uuid: documentIn(args), subject: textOf(args['vehicleName']) };
    default:
      return null;
  }
}

function accountDeed(route: string, args: Args): Deed {
  const uuid = documentIn(args);
  const fields = argsOf(args['fields']);
  const name = textOf(fields['label']) ?? textOf(fields['street1']);
  switch (route) {
    case 'api.account.profile.update':
      return { kind: 'profile' };
    case 'api.account.addresses.store':
      return { kind: 'address', uuid, name, done: 'store' };
    case 'api.account.addresses.update':
      return { kind: 'address', uuid, name, done: 'update' };
    case 'api.account.addresses.destroy':
      return { kind: 'address', uuid, name, done: 'destroy' };
    case 'api.account.addresses.default':
      return { kind: 'address', uuid, name, done: 'default' };
    default:
      return { kind: 'unknown', route };
  }
}

/** The name an "add" carries for its line. */
export function nameIn(args: unknown): readonly [lineKey: string, name: string] | null {
  const key = lineKeyIn(args);
  const name = textOf(argsOf(argsOf(args)['snapshot'])['name']);
  return key === null || name === null ? null : [key, name];
}

/** Kinds whose arguments a form can open again. */
const WITH_FORM: ReadonlySet<Deed['kind']> = new Set(['quote', 'contact', 'vehicle', 'profile', 'address']);

/** What was typed can be mended in the form it was typed in: it is still here, and there is one. */
export function isMendable(deed: Deed, args: unknown): boolean {
  if (args === null || !WITH_FORM.has(deed.kind)) return false;
  return deed.kind !== 'address' || deed.done === 'store' || deed.done === 'update';
}
