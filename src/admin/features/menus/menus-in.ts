/** The menus of the shop in the order of its screen: those that are written, and the places for which nobody has written one. */
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { LOCATION_WORDS } from './menu-words.ts';

interface PlacedMenu extends Pick<DocumentHead, 'uuid' | 'type'> {
  /** Nobody has written it yet: its first save makes it. */
  readonly isNew: boolean;
}

/** The menu of a place is the same document on every device, so that two who begin it meet in one. */
const UNWRITTEN = Object.keys(LOCATION_WORDS).map((type, at) => ({
  uuid: `6d656e75-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  type,
  isNew: true,
}));

export function menusIn(written: readonly Pick<DocumentHead, 'uuid' | 'type'>[]): readonly PlacedMenu[] {
  const order = UNWRITTEN.map(({ type }) => type);
  const known = written.map(({ uuid, type }) => ({ uuid, type, isNew: false }));
  const rest = UNWRITTEN.filter(({ type }) => known.every((one) => one.type !== type));
  return [...known, ...rest].toSorted((a, b) => placeOf(order, a.type) - placeOf(order, b.type));
}

/** Another place than those of the shop comes last. */
const placeOf = (order: readonly string[], type: string): number =>
  order.includes(type) ? order.indexOf(type) : order.length;
