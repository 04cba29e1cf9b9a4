import type { Area } from '#core/domain/shop/area.ts';
import { VEHICLE_FILTERS } from '#core/domain/catalogue/vehicles/filters.ts';
import { DEFAULT_LOCALE, translated } from '#core/domain/shop/locale.ts';
import { areaName, excerptOf, inLocale, metadataOf, type HeadState } from '#core/contract/pages/head/head.ts';
import {
  DEFAULT_LIST,
  inUsualOrder,
  RESULTS_ALONE,
  writeListAddress,
  type ListAddress,
} from '#core/contract/pages/list-address.ts';
import { categoryWords } from '#core/contract/pages/categories/category-words.ts';
import type { Crumb, PageFound } from '#core/contract/pages/page.ts';
import { href } from '#core/contract/pages/href.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { listQuery, productList, withKnownFilters } from '#core/contract/pages/product-list.ts';
import { canonicalOf } from '#core/contract/pages/traits/documents.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';
import {
  elsewhere,
  pageSize,
  settingIn,
  showsSoldOut,
  type Elsewhere,
  type Led,
  type Resolving,
} from '#core/contract/pages/resolve/resolving.ts';
import { summariesOf } from '#core/contract/pages/blocks/summaries.ts';
import type { Category, Structure } from '#core/contract/catalogue/structure.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { termKey } from '#core/search/words/search-term.ts';

interface ListAsked {
  area?: Area;
  categorySlug?: string;
  type?: 'vehicle';
}

/** Root first, the category itself last. */
export function categoryTrail(structure: Pick<Structure, 'categories'>, category: Category): readonly Category[] {
  const parent = structure.categories.find((one) => one.id === category.parentId);
  return parent === undefined ? [category] : [...categoryTrail(structure, parent), category];
}

export function areaCrumb(area: Area): Crumb {
  return { label: area === 'auto' ? 'Auto' : 'Moto', href: href(`${area}.home`) };
}

/** Only the page number is part of a canonical address (domain 1.3), and the area of a list that has both. */
const canonical = (path: string, { area, page }: ListAddress): string =>
  path + writeListAddress({ ...DEFAULT_LIST, area, page });

const VEHICLES = {
  fr_FR: (area: string): string => `Véhicules ${area} révisés et garantis, à voir sur rendez-vous.`,
  en_GB: (area: string): string => `Every ${area} checked and guaranteed, to be seen by appointment.`,
};
const CATEGORY = {
  fr_FR: (name: string, area: string): string => `${name} ${area} : prix et promotions`,
  en_GB: (name: string, area: string): string => `${name} (${area}): prices and offers`,
};
const PRODUCTS = {
  fr_FR: 'Toutes les pièces et tous les équipements auto et moto, avec prix et disponibilité.',
  en_GB: 'All parts and all gear for cars and motorcycles, with price and availability.',
};
const CATEGORIES = {
  fr_FR: 'Tous les rayons auto et moto, du freinage aux casques.',
  en_GB: 'All car and motorcycle departments, from brakes to helmets.',
};
const SEARCH = {
  fr_FR: 'Recherche dans les articles, les pages et les produits de la boutique.',
  en_GB: 'Search in the articles, pages and products of the shop.',
};

const wordsOf = ({ name }: Category, { locale }: HeadState): string =>
  translated(name, locale ?? DEFAULT_LOCALE)?.value ?? '';

function factsOf(
  asked: ListAsked,
  category: Category | null,
  narrowed: Area | null,
  state: HeadState,
): { title: string; description: string; path: string; route: string } {
  const { area } = asked;
  if (area !== undefined && asked.type === 'vehicle')
    return {
      title: titleOf('{area}.vehicles.index', area, state.locale),
      description: inLocale(VEHICLES, state)(areaName(area, state)),
      path: href(`${area}.vehicles.index`),
      route: `${area}.vehicles.index`,
    };
  if (area !== undefined && category !== null) {
    const words = inLocale(CATEGORY, state)(wordsOf(category, state), areaName(area, state));
    const said = categoryWords(category, state.locale ?? DEFAULT_LOCALE);
    return {
      title: said.metaTitle ?? words,
      description: said.metaDescription ?? (excerptOf(said.description) || `${words}.`),
      path: categoryPath(category),
      route: `${area}.category`,
    };
  }
  return {
    title:
      titleOf('products.index', undefined, state.locale) + (narrowed === null ? '' : ` ${areaName(narrowed, state)}`),
    description: inLocale(PRODUCTS, state),
    path: href('products.index'),
    route: 'products.index',
  };
}

/** The state of a list with the order of its category, where the address names none and the category has one. */
function addressIn(category: Category | null, { address, query }: Resolving): ListAddress {
  const usual = category?.sort ?? (category?.first === undefined ? undefined : 'relevance');
  return usual === undefined ? address : inUsualOrder(address, query.get('sort'), usual);
}

/**
 * A list of products: of a category, of the vehicles for sale, or of everything, where the address may ask for one area
 * (domain 2.11). Null for an unknown category.
 */
export async function listPage(asked: ListAsked, at: Resolving): Promise<PageFound | Elsewhere | null> {
  const { source, state } = at;
  const structure = await source.structure();
  const category =
    asked.categorySlug === undefined
      ? null
      : structure.categories.find((one) => one.area === asked.area && one.slug === asked.categorySlug);
  if (category === undefined) return null;
  const address = withKnownFilters(addressIn(category, at), structure);
  const moved = elsewhere(category?.path, at);
  if (moved !== null) return moved;
  const plain = { ...address, text: '', area: asked.area === undefined ? address.area : null };
  const area = asked.area ?? plain.area;
  const scope = {
    area: area ?? undefined,
    categoryId: category?.id,
    type: asked.type,
    inStock: !showsSoldOut(state, area),
    first: category?.first,
  };
  const perPage = pageSize(state, area);
  const isText = category?.displayMode === 'description_only';
  const result = isText ? { total: 0, rows: [] } : await source.query(listQuery(plain, scope, perPage));
  const offered = asked.type === 'vehicle' ? VEHICLE_FILTERS : (category?.filters ?? null);
  const list = productList(result, structure, offered, { filters: address.filters, perPage });
  const facts = factsOf(asked, category, plain.area, state);
  const trail = category === null ? [] : categoryTrail(structure, category);
  const crumbs: Crumb[] = [
    ...(area === null ? [] : [areaCrumb(area)]),
    ...(category === null
      ? [{ label: facts.title, href: facts.path }]
      : trail.map((one) => ({ label: one.name.fr_FR, href: categoryPath(one) }))),
  ];
  return {
    status: 200,
    route: facts.route,
    meta: category === null ? null : { type: 'category', slug: category.slug },
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: {
      kind: 'list',
      area,
      categoryId: category?.id ?? null,
      vehicles: asked.type === 'vehicle',
      crumbs,
      address: plain,
      list,
      ...(category?.displayMode === undefined ? {} : { displayMode: category.displayMode }),
      ...(category?.banner === undefined ? {} : { banner: category.banner }),
    },
    head: metadataOf(
      {
        title: `${facts.title} – ${state.siteName}`,
        description: facts.description,
        canonicalPath: canonical(facts.path, plain),
        picture: category?.banner ?? category?.picture ?? null,
        modifiedAt: null,
      },
      state,
    ),
  };
}

export async function categoriesPage({ state }: Resolving): Promise<PageFound> {
  return {
    status: 200,
    route: 'categories.index',
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: { kind: 'categories' },
    head: metadataOf(
      {
        title: `${titleOf('categories.index', undefined, state.locale)} – ${state.siteName}`,
        description: inLocale(CATEGORIES, state),
        canonicalPath: href('categories.index'),
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}

const CONTENT_HITS = 12;
const MOST_NEAREST = 3;
const MOST_DEPARTMENTS = 6;

/** The text that is searched for; empty where it is shorter than the shop allows, cut where it is longer. */
function searchedText({ state, address: { text, area } }: Resolving): string {
  const shortest = settingIn(state, 'catalog.products.search.min_query_length', area);
  const longest = settingIn(state, 'catalog.products.search.max_query_length', area);
  return text.length < shortest ? '' : cutText(text, longest).trim();
}

/** Where the shopkeeper has this text lead: what stands for one area goes before what stands for both. */
function searchRedirect({ searchRedirects = [] }: Structure, text: string, area: Area | null): string | undefined {
  const key = termKey(text);
  const led = searchRedirects.filter((one) => one.key === key);
  return (led.find((one) => one.area === area) ?? led.find((one) => one.area === null))?.to;
}

/**
 * Search results grouped as articles, pages and products (specification §2); `area` narrows the products. A text may
 * lead to a page instead, unless results themselves are asked for (`RESULTS_ALONE`).
 */
export async function searchPage(at: Resolving): Promise<PageFound | Led> {
  const { source, state } = at;
  const { area } = at.address;
  const structure = await source.structure();
  const address = { ...withKnownFilters(at.address, structure), text: searchedText(at) };
  const led = searchRedirect(structure, address.text, area);
  if (led !== undefined && !at.query.has(RESULTS_ALONE)) return { status: 302, to: led };
  const blank = address.text === '';
  const perPage = pageSize(state, area);
  const scope = { area: area ?? undefined, text: address.text, inStock: !showsSoldOut(state, area) };
  const question = listQuery(address, scope, perPage);
  const [result, paths, contents] = await Promise.all([
    blank ? { total: 0, rows: [] } : source.query(question),
    blank ? [] : source.searchContents(address.text, CONTENT_HITS),
    source.contents(),
  ]);
  const hits = paths.flatMap((path) => contents.documents.filter((one) => one.path === path));
  const isEmpty = !blank && result.total === 0 && hits.length === 0;
  const categories = blank ? [] : await categoriesOf(at, address, structure);
  return {
    status: 200,
    route: 'search',
    meta: null,
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: {
      kind: 'search',
      area,
      text: address.text,
      address,
      categories: isEmpty ? departmentsOf(structure, area) : categories,
      nearest: isEmpty ? await source.nearest(address.text, MOST_NEAREST, area ?? undefined) : [],
      ...(led === undefined ? {} : { leads: true as const }),
      partial: 'partial' in result,
      products: productList(result, structure, null, { filters: address.filters, perPage }),
      posts: summariesOf(hits.filter((one) => one.type === 'post')),
      pages: summariesOf(hits.filter((one) => one.type === 'page')),
    },
    head: metadataOf(
      {
        title: `${blank ? titleOf('search', undefined, state.locale) : `« ${address.text} »`} – ${state.siteName}`,
        description: inLocale(SEARCH, state),
        canonicalPath: canonicalOf('search', at.path),
        picture: null,
        modifiedAt: null,
      },
      state,
    ),
  };
}

/** Where a search that found nothing may go on: the first departments of the menu that have products. */
function departmentsOf({ categories }: Structure, area: Area | null): { id: number; count: number }[] {
  return categories
    .filter((one) => one.parentId === null && one.productsCount > 0 && (area === null || one.area === area))
    .slice(0, MOST_DEPARTMENTS)
    .map(({ id, productsCount }) => ({ id, count: productsCount }));
}

const CATEGORY_HITS = 4;

/** Leaf categories that hold most of the first page of answers, each with its number of answers on it. */
async function categoriesOf(
  { source, state }: Resolving,
  { text, area }: ListAddress,
  structure: Structure,
): Promise<{ id: number; count: number }[]> {
  const scope = { area: area ?? undefined, text, inStock: !showsSoldOut(state, area) };
  const first = listQuery({ ...DEFAULT_LIST, text }, scope, pageSize(state, area));
  const { rows } = await source.query({ ...first, facets: false });
  const counts = new Map<number, number>();
  for (const row of rows) {
    const leaf = row.categoryIds[0];
    if (leaf !== undefined) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  return [...counts]
    .filter(([id]) => structure.categories.some((one) => one.id === id))
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, CATEGORY_HITS);
}
