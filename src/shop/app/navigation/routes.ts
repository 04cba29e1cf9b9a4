/** From the table of pages to patterns of the router, and which part of the shop shows each. */
import {
  ERROR_STATUSES,
  PAGE_ROUTES,
  type ErrorStatus,
  type PersonalKind,
  type RouteKind,
} from '#core/contract/pages/routes.ts';
import { PERSONAL_PAGES } from '#src/shop/app/pages/page-components.ts';

/** `{cat}` → `$cat`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, '$$$1');

/** Told from public pages, which the port is asked for. */
export const isPersonal = (kind: RouteKind | undefined): kind is PersonalKind =>
  kind !== undefined && kind in PERSONAL_PAGES;

export function errorStatusOf(routeName: string): ErrorStatus | null {
  return ERROR_STATUSES.find((status) => routeName === `error.${status}`) ?? null;
}

/** Routes with an address of their own; everything else is decided by the server's permalinks (the splat). */
export const FIXED_ROUTES = PAGE_ROUTES.filter(({ kind }) => kind !== 'start' && kind !== 'permalink');
