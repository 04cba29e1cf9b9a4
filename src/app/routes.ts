/** From the page routes of the contract to patterns of the router, and which part of the shop shows each. */
import { ERROR_STATUSES, PAGE_ROUTES, type ErrorStatus } from '#core/contract/pages/page-routes.ts';
import type { PersonalPage } from '#src/app/page-components.ts';

/** `{cat}` → `$cat`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, '$$$1');

const PERSONAL_BY_ENDING: readonly (readonly [RegExp, PersonalPage])[] = [
  [/^(?:(?:auto|moto)\.)?checkout\.cart$/, 'cart'],
  [/\.checkout\.information$/, 'quote'],
  [/\.checkout\.success$/, 'success'],
  [/^\w+\.account/, 'account'],
  [/\.wishlist$/, 'favourites'],
  [/(?:^|\.)(?:login|register|logout|password\.\w+|email\.verify)$/, 'auth'],
  [/^pending$/, 'pending'],
  [/^settings$/, 'device'],
];

/** The personal page behind a route name; null for public pages. */
export function personalPageOf(routeName: string): PersonalPage | null {
  return PERSONAL_BY_ENDING.find(([pattern]) => pattern.test(routeName))?.[1] ?? null;
}

export function errorStatusOf(routeName: string): ErrorStatus | null {
  return ERROR_STATUSES.find((status) => routeName === `error.${status}`) ?? null;
}

/** Routes with an address of their own; everything else is decided by the server's permalinks (the splat). */
export const FIXED_ROUTES = PAGE_ROUTES.filter(
  (route) => route.path !== '/' && route.path !== '/{path}' && route.path !== '/{slug}',
);

/**
 * The public page an address most likely shows, by its shape alone: what can be fetched before anybody has looked it
 * up. Null for all others, which are not worth a guess.
 */
export function likelyPage(path: string): 'home' | 'list' | 'product' | null {
  const found = /^\/(?:auto|moto)(\/nos-produits\/[^/]+(\/[^/]+)?)?$/.exec(path);
  if (found === null) return null;
  if (found[1] === undefined) return 'home';
  return found[2] === undefined ? 'list' : 'product';
}
