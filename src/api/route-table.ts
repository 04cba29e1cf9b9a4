import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';

/** The route table as the server published it (specification §7): the client builds every url from it, never its own. */
export interface TableRoute {
  readonly uri: string;
  readonly methods: readonly string[];
}

export type RouteTable = Readonly<Record<string, TableRoute>>;

type Value = string | number | boolean | null | undefined;
export type UrlParams = Readonly<Record<string, Value | readonly (string | number | boolean)[]>>;

const PLACE = /\{(\w+)\}(\?)?/g;

/**
 * The address of a route: `{param}` and `{param}?` filled from `params`, the rest in the query string, arrays as
 * `name[]=v`; null and undefined are left out.
 * @throws Error when a required `{param}` is missing: a fault of the caller
 */
export function urlOf(route: TableRoute, params: UrlParams = {}): string {
  const used = new Set<string>();
  const path = route.uri.replace(PLACE, (_place, name: string, optional: string | undefined) => {
    used.add(name);
    const value = params[name];
    if (value === undefined || value === null) {
      if (optional) return '';
      throw new Error(`${route.uri} needs ${name}`);
    }
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (used.has(name) || value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else query.append(name, String(value));
  }
  const search = query.toString();
  return `/${withoutEnd(path.replace(/^\//, ''), isSlash)}${search ? `?${search}` : ''}`;
}
