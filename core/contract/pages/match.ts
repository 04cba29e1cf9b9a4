/** Which page stands at an address, by the shape of its path. */
import type { Area } from '#core/domain/shop/area.ts';
import { routeAt } from '#core/contract/pages/route-at.ts';
import type { IdOfKind, NameOf, PageId, PageRoute, ParamsOf, RouteKind } from '#core/contract/pages/routes.ts';

/** A page and what its address says. */
export interface MatchOf<Id extends PageId> extends PageRoute {
  readonly id: Id;
  readonly name: NameOf<Id>;
  readonly area: Id extends `{area}${string}` ? Area : null;
  readonly kind: { [Kind in RouteKind]: Id extends IdOfKind<Kind> ? Kind : never }[RouteKind];
  readonly params: ParamsOf<Id>;
}

export type PageMatch = { [Id in PageId]: MatchOf<Id> }[PageId];

/** The page at a path as it reads decoded; see `match`. */
export function pageAt(path: string, read?: (param: string) => string): PageMatch | null;
export function pageAt(path: string, read = (param: string): string => param): object | null {
  const found = routeAt(path);
  if (found === undefined) return null;
  const params = Object.entries(found.pattern.exec(path)?.groups ?? {});
  return { ...found.route, params: Object.fromEntries(params.map(([name, param]) => [name, read(param)])) };
}

function decoded(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

/**
 * The page at a path with its leading slash, as it stands in an address, with or without a slash at its end; null where
 * only the shop's permalinks know. A path of one segment that is no other page's is `page`.
 */
export const match = (path: string): PageMatch | null => pageAt(path, decoded);
