import { ADMIN_PAGES, type AdminPageName } from './admin-pages.ts';

type Query = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Path and query of a page of the back office: the only way in which it writes one. A parameter without a value is left
 * out of the query.
 * @throws Error when the page is not in the table or a part of its path is missing: a fault of the caller
 */
export function adminHref(
  name: AdminPageName,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const page = ADMIN_PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`no page named ${name}`);
  const path = page.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? '';
    if (value === '') throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
