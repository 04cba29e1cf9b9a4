/** Addresses of pages by name: the only way in which the shop writes one. */
import { PAGE_ROUTES, type IdOf, type NameOf, type PageId, type ParamsOf } from '#core/contract/pages/routes.ts';
import type { QueryOf } from '#core/contract/pages/traits/documents.ts';

/** What a link calls a page: `auto.contact`, `login`. */
export type PageName = NameOf<PageId>;

type Said<Id extends PageId> = keyof ParamsOf<Id> extends never
  ? [params?: Readonly<Record<string, never>>, query?: QueryOf<Id>]
  : [params: ParamsOf<Id>, query?: QueryOf<Id>];

/**
 * Path and query of a page. What the pattern asks for and the query are encoded; a parameter without a value is left
 * out.
 */
export function href<Name extends PageName>(name: Name, ...said: Said<IdOf<Name>>): string;
export function href(
  name: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const path = PAGE_ROUTES.find((route) => route.name === name)?.path ?? '';
  let address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  let mark = '?';
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    address += `${mark}${key}=${encodeURIComponent(value)}`;
    mark = '&';
  }
  return address;
}
