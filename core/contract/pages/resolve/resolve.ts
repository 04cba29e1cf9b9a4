/**
 * From a public address to what it shows: one pure rule over a `PageSource`, run by the server for documents and by
 * the device offline, so that both show the same (design §4). Unknown addresses try the redirects first (domain 16.3).
 */
import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import {
  ledByPath,
  ledFrom,
  pathKey,
  readPairs,
  type LedByPath,
  type ReadAddress,
} from '#core/domain/links/old-address.ts';
import { AREAS, areaOfPath } from '#core/domain/shop/area.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { contactPage } from '#core/contract/pages/resolve/resolve-contact.ts';
import { contentPage, postListPage } from '#core/contract/pages/resolve/resolve-content.ts';
import { homePage } from '#core/contract/pages/resolve/resolve-home.ts';
import { categoriesPage, listPage, searchPage } from '#core/contract/pages/resolve/resolve-list.ts';
import { productPage } from '#core/contract/pages/resolve/resolve-product.ts';
import { href } from '#core/contract/pages/href.ts';
import { readListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { pageAt, type MatchOf, type PageMatch } from '#core/contract/pages/match.ts';
import type { PageAnswer, PageFound, PageKind } from '#core/contract/pages/page.ts';
import type { PageSource, SourceState } from '#core/contract/pages/page-source.ts';
import { addressedSource } from '#core/contract/pages/permalinks/addressed-source.ts';
import { NO_PERMALINKS, type PermalinkTarget } from '#core/contract/pages/permalinks/permalinks.ts';
import type { IdOfKind } from '#core/contract/pages/routes.ts';
import { usualSort, type Elsewhere, type Led, type Resolving } from '#core/contract/pages/resolve/resolving.ts';

/** Decoded pairs of a query string; broken escapes are kept as they are. */
export const readQuery = (search: string): ReadAddress['pairs'] => readPairs(search.replace(/^\?/, ''));

function cleanPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path).normalize('NFC');
    // A second slash or backslash would make a redirect to another host of what follows.
    if (/^\/[/\\]/.test(plain)) return null;
    // throws at half a sign, which no address can be written with
    encodeURI(plain);
    return plain.length > 1 ? withoutEnd(plain, isSlash) || '/' : plain;
  } catch {
    return null;
  }
}

/** Public pages with an address of their own. */
type PublicId = IdOfKind<PageKind>;

type Resolved = Promise<PageFound | Elsewhere | Led | null>;

const PAGES: { readonly [Id in PublicId]: (page: MatchOf<Id>, at: Resolving) => Resolved } = {
  '{area}.home': ({ area }, at) => homePage(area, at),
  '{area}.category': ({ area, params }, at) => listPage({ area, categorySlug: params.cat }, at),
  '{area}.product': ({ area, params }, at) => productPage(area, params.type, params.slug, at),
  '{area}.vehicles.index': ({ area }, at) => listPage({ area, type: 'vehicle' }, at),
  '{area}.contact': ({ area }, at) => contactPage(area, 'contact', at),
  '{area}.contact-vehicule': ({ area }, at) => contactPage(area, 'vehicle', at),
  'products.index': (_page, at) => listPage({}, at),
  'categories.index': (_page, at) => categoriesPage(at),
  search: (_page, at) => searchPage(at),
  about: (_page, at) => contentPage(at),
};

const isPublic = (page: PageMatch): page is Extract<PageMatch, { id: PublicId }> => page.id in PAGES;

const drawn = <Id extends PublicId>(page: MatchOf<Id>, at: Resolving): Resolved => PAGES[page.id](page, at);

/** What stands at an address that the shop gave by itself, under the name that routes of permalinks have. */
async function permalinked({ kind, area, type, slug }: PermalinkTarget, at: Resolving): Resolved {
  const page =
    kind === 'product' ? await productPage(area, type, slug, at) : await listPage({ area, categorySlug: slug }, at);
  return page === null || page.status !== 200 ? page : { ...page, route: `permalink.${kind}` };
}

/** What no pattern knows, or knows and does not find, may still be the path of a content. */
async function found(at: Resolving): Resolved {
  const target = at.state.permalinks?.at.get(at.path);
  const own = target === undefined ? null : await permalinked(target, at);
  if (own !== null) return own;
  const fixed = pageAt(at.path);
  const page = fixed !== null && isPublic(fixed) ? await drawn(fixed, at) : null;
  return page ?? (await contentPage(at)) ?? postListPage(at);
}

/** What is found by words is always sorted by how well it fits, unless the address asks for another order. */
function readAddress(path: string, pairs: readonly (readonly [string, string])[], state: SourceState): ListAddress {
  const address = readListAddress(pairs);
  return path === href('search') ? address : readListAddress(pairs, usualSort(state, areaOfPath(path) ?? address.area));
}

type OldLed = Structure['redirects'][string];

/** Each structure's redirects by the path they lead away from, made once. */
const byPath = new WeakMap<Structure['redirects'], LedByPath<OldLed>>();

function redirectsOf({ redirects }: Pick<Structure, 'redirects'>): LedByPath<OldLed> {
  const known = byPath.get(redirects) ?? ledByPath(Object.entries(redirects));
  byPath.set(redirects, known);
  return known;
}

const movedTo = ({ status, to }: OldLed): PageAnswer => (status === 410 ? { status } : { status, to });

/**
 * Where an old address leads, such as a file's, that no page is drawn for; null where nothing is known of it.
 * @param mustHaveQuery a page may stand there: only one that has a query goes before it
 */
export function movedAt(
  structure: Pick<Structure, 'redirects'>,
  path: string,
  search: string,
  mustHaveQuery = false,
): PageAnswer | null {
  const clean = cleanPath(path);
  if (clean === null) return null;
  const moved = ledFrom(redirectsOf(structure), { path: pathKey(clean), pairs: readQuery(search) }, mustHaveQuery);
  return moved === undefined ? null : movedTo(moved);
}

/**
 * The page at `path` (leading slash, still percent-encoded) with `search` (question mark included, or empty).
 * Never throws for what a person or robot may type.
 */
export async function resolvePage(source: PageSource, path: string, search: string): Promise<PageAnswer> {
  const clean = cleanPath(path);
  if (clean === null || clean.length > 2048) return { status: 404 };
  const pairs = readQuery(search);
  const asked = { path: pathKey(clean), pairs };
  // an old address that has a query says more than its path, where a page may stand
  const told = search === '' ? undefined : ledFrom(redirectsOf(await source.structure()), asked, true);
  if (told !== undefined) return movedTo(told);
  if (clean === href('home')) return { status: 302, to: `${href(`${AREAS[0]}.home`)}${search}` };
  if (clean !== decodeURIComponent(path)) return { status: 301, to: encodeURI(clean) + search };
  const state = await source.state();
  const at: Resolving = {
    source: addressedSource(source, state.permalinks ?? NO_PERMALINKS),
    state,
    path: clean,
    query: new Map(pairs.toReversed()),
    address: readAddress(clean, pairs, state),
  };
  const page = await found(at);
  if (page !== null) return page.status === 301 ? { status: 301, to: page.to + search } : page;
  const moved = ledFrom(redirectsOf(await source.structure()), asked);
  return moved === undefined ? { status: 404 } : movedTo(moved);
}
