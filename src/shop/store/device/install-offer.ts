/** When the shop may offer to be installed: never to a stranger, never in the way, and not again soon after a no. */
import type { InstallView } from '#src/shop/store/state.ts';
import { routeAt } from '#core/contract/pages/route-at.ts';
import type { RouteKind } from '#core/contract/pages/routes.ts';

/** A "no" holds this long. */
const REFUSED_MS = 90 * 24 * 3_600_000;
/** Who comes back after this long comes once more. */
const VISIT_GAP_MS = 30 * 60_000;
/** More than these are not worth counting. */
const MOST_VISITS = 9;
const RETURNS = 2;

/** Where somebody fills something in. */
const FORMS: ReadonlySet<RouteKind | undefined> = new Set([
  'contact',
  'cart',
  'checkout',
  'payment',
  'quote',
  'success',
] as const);

export interface OfferMoment {
  readonly install: InstallView;
  /** Something lies in a cart of this device. */
  readonly hasAdded: boolean;
  /** The page on screen is the first one of this tab. */
  readonly isFirstView: boolean;
  /** The choice on cookies is on screen. */
  readonly consentAsked: boolean;
  readonly path: string;
  /** ms. */
  readonly now: number;
}

export function mayOffer({ install, hasAdded, isFirstView, consentAsked, path, now }: OfferMoment): boolean {
  const { way, isInstalled, visits, refusedAt } = install;
  if (way === null || isInstalled || isFirstView || consentAsked || FORMS.has(routeAt(path)?.route.kind)) return false;
  if (refusedAt !== null && now - refusedAt < REFUSED_MS) return false;
  return hasAdded || visits >= RETURNS;
}

export interface Visits {
  readonly count: number;
  /** ms. */
  readonly at: number;
}

/** The count after the shop was opened at `now`. */
export function countVisit(before: Visits | null, now: number): Visits {
  if (before === null) return { count: 1, at: now };
  const isNew = now - before.at >= VISIT_GAP_MS;
  return { count: Math.min(MOST_VISITS, before.count + (isNew ? 1 : 0)), at: now };
}
