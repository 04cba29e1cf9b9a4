/**
 * From a public address to what it shows: one pure rule over a `PageSource`, run by the server for documents and by
 * the device offline, so that both show the same (design §4). Unknown addresses try the redirects first (domain 16.3).
 */
import { AREAS, isArea, type Area } from '#core/domain/area.ts';
import { contactPage } from '#core/contract/pages/resolve-contact.ts';
import { contentPage, postListPage } from '#core/contract/pages/resolve-content.ts';
import { homePage } from '#core/contract/pages/resolve-home.ts';
import { categoriesPage, listPage, searchPage } from '#core/contract/pages/resolve-list.ts';
import { productPage } from '#core/contract/pages/resolve-product.ts';
import { readListAddress } from '#core/contract/pages/list-address.ts';
import type { PageAnswer, PageFound } from '#core/contract/pages/page.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { Resolving } from '#core/contract/pages/resolving.ts';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

/** Decoded pairs of a query string; broken escapes are kept as they are. */
export function readQuery(search: string): [string, string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

function cleanPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    // A second slash or backslash would make a redirect to another host of what follows.
    if (/^\/[/\\]/.test(plain)) return null;
    return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
  } catch {
    return null;
  }
}

async function inArea(area: Area, rest: readonly string[], at: Resolving): Promise<PageFound | null> {
  const [first, second, third, ...more] = rest;
  if (first === undefined) return homePage(area, at);
  if (first === 'vehicules' && second === undefined) return listPage({ area, type: 'vehicle' }, at);
  if (first === 'contact' && second === undefined) return contactPage(area, 'contact', at);
  if (first === 'contact-vehicule' && second === undefined) return contactPage(area, 'vehicle', at);
  if (first !== 'nos-produits' || second === undefined || more.length > 0) return null;
  return third === undefined ? listPage({ area, categorySlug: second }, at) : productPage(area, second, third, at);
}

async function found(at: Resolving): Promise<PageFound | null> {
  const [first = '', ...rest] = at.path.split('/').slice(1);
  if (isArea(first)) {
    const page = await inArea(first, rest, at);
    if (page !== null) return page;
  }
  if (rest.length === 0) {
    if (first === 'nos-produits') return listPage({}, at);
    if (first === 'nos-categories-de-produits') return categoriesPage(at);
    if (first === 'search-results') return searchPage(at);
  }
  return (await contentPage(at)) ?? postListPage(at);
}

/**
 * The page at `path` (leading slash, still percent-encoded) with `search` (question mark included, or empty).
 * Never throws for what a person or robot may type.
 */
export async function resolvePage(source: PageSource, path: string, search: string): Promise<PageAnswer> {
  const clean = cleanPath(path);
  if (clean === null || clean.length > 2048) return { status: 404 };
  if (clean === '/') return { status: 302, to: `/${AREAS[0]}${search}` };
  if (clean !== decodeURIComponent(path)) return { status: 301, to: encodeURI(clean) + search };
  const pairs = readQuery(search);
  const at: Resolving = {
    source,
    state: await source.state(),
    path: clean,
    query: new Map(pairs.toReversed()),
    address: readListAddress(pairs),
  };
  const page = await found(at);
  if (page !== null) return page;
  const moved = (await source.structure()).redirects[clean];
  if (moved === undefined) return { status: 404 };
  return moved.status === 410 ? { status: 410 } : { status: moved.status, to: moved.to };
}
