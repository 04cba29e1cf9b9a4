/** What visitors ask of a shop: many different lists, searches, products and adds, made from what the shop has. */
import * as v from 'valibot';

import { lineKeyOf } from '#core/domain/catalogue/product.ts';

import type { Call } from './callers.ts';

const card = v.object({
  href: v.string(),
  row: v.object({
    uuid: v.string(),
    area: v.picklist(['auto', 'moto']),
    type: v.string(),
    family: v.string(),
    slug: v.string(),
    sku: v.string(),
    name: v.string(),
    price: v.number(),
  }),
});
export type Card = v.InferOutput<typeof card>;

const cards = v.object({ data: v.array(card), meta: v.object({ total: v.number() }) });
const categories = v.object({
  data: v.array(
    v.object({ area: v.string(), slug: v.string(), parentId: v.nullable(v.number()), productsCount: v.number() }),
  ),
});
const me = v.object({ csrfToken: v.string() });

const read = async (origin: string, path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();

interface Department {
  /** `area=…&category=…` */
  readonly query: string;
  readonly products: number;
}

export interface Stock {
  readonly products: readonly Card[];
  readonly total: number;
  /** The departments, which hold most. */
  readonly departments: readonly Department[];
}

const MOST_PAGES = 10;

/** A sample of simple products, spread over the shop: at most 2,000. */
export async function sampleOf(origin: string): Promise<Stock> {
  const products: Card[] = [];
  let total = 0;
  for (const area of ['auto', 'moto']) {
    const ask = async (page: number) =>
      v.parse(cards, await read(origin, `/api/products?area=${area}&perPage=100&page=${page}`));
    const { meta } = await ask(1);
    const pages = Math.max(1, Math.floor(meta.total / 100));
    const step = Math.max(1, pages / MOST_PAGES);
    for (let page = 1; page <= pages; page += step) {
      const { data } = await ask(Math.floor(page));
      products.push(...data.filter(({ row }) => row.type === 'simple'));
    }
    total += meta.total;
  }
  const { data } = v.parse(categories, await read(origin, '/api/categories'));
  const departments = data
    .filter(({ parentId }) => parentId === null)
    .map(({ area, slug, productsCount }) => ({ query: `area=${area}&category=${slug}`, products: productsCount }));
  return { products, total, departments };
}

const SORTS = ['relevance', 'price', '-price', 'name', '-created_at'];
const ALL_SORTS = [...SORTS, '-relevance', '-name', 'created_at'];
const PER_PAGE = 20;

/** The first pages of the departments in the usual orders: some hundred lists, asked again and again. */
export function lists({ departments }: Stock, count: number): Call[] {
  return Array.from({ length: count }, (_, at) => {
    const department = departments[at % departments.length]?.query ?? '';
    const sort = SORTS[Math.floor(at / departments.length) % SORTS.length] ?? '';
    return { path: `/api/products?${department}&perPage=${PER_PAGE}&page=${1 + (at % 3)}&sort=${sort}` };
  });
}

/** Every page of every department in every order, each once and well mixed; as many as there are, at most `most`. */
export function otherPages({ departments }: Stock, most: number): Call[] {
  const calls = ALL_SORTS.flatMap((sort) =>
    departments.flatMap(({ query, products }) =>
      Array.from(
        { length: Math.floor(products / PER_PAGE) },
        // the first three pages are those of `lists`
        (_, page): Call => ({ path: `/api/products?${query}&perPage=${PER_PAGE}&page=${4 + page}&sort=${sort}` }),
      ).slice(0, -3),
    ),
  );
  return mixed(calls).slice(0, most);
}

/** Lists with a price limit nobody else has: found, counted and written anew each time. */
export function filteredLists({ departments }: Stock, count: number): Call[] {
  return Array.from({ length: count }, (_, at) => {
    const department = departments[at % departments.length]?.query ?? '';
    const limit = (40 + at * 0.01).toFixed(2);
    return { path: `/api/products?${department}&perPage=${PER_PAGE}&price[to]=${limit}&sort=${SORTS[at % 5]}` };
  });
}

/** Two words of a product's name, the second one not yet written to its end; each text once. */
export function searches({ products }: Stock, most: number): Call[] {
  const texts = products.flatMap(({ row }) => {
    const [first = '', , third = ''] = row.name.split(/[\s,]+/);
    return [2, 3, 4, 5].map((length) => `${first} ${third.slice(0, length)}`.trim());
  });
  const typed = mixed([...new Set(texts)]).flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  return [...new Set(typed)].slice(0, most).map((text) => ({ path: `/api/search?q=${encodeURIComponent(text)}` }));
}

export function details({ products }: Stock, most: number): Call[] {
  return mixed(products)
    .slice(0, most)
    .map(({ row: { area, family, slug } }) => ({ path: `/api/products/${area}/${family}/${slug}` }));
}

/** The same order in every run, near to none. */
function mixed<One>(all: readonly One[]): One[] {
  const key = (at: number) => (at * 2_654_435_761) % 4_294_967_296;
  return all
    .map((one, at) => ({ one, key: key(at) }))
    .sort((left, right) => left.key - right.key)
    .map(({ one }) => one);
}

/** Visitors with their cookies and tokens, opened before anything is measured. */
export async function openVisitors(origin: string, count: number): Promise<Record<string, string>[]> {
  const visitors: Record<string, string>[] = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await fetch(`${origin}/api/me`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { csrfToken } = v.parse(me, await answer.json());
    visitors.push({ cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' });
  }
  return visitors;
}

/** Each visitor fills a cart of five articles. */
export function adds({ products }: Stock, visitors: readonly Record<string, string>[]): Call[] {
  const own = products.filter(({ row }) => row.area === 'auto');
  return visitors.flatMap((headers, visitor) =>
    Array.from({ length: 5 }, (_, at): Call => {
      const product = own[(visitor * 5 + at) % own.length];
      if (product === undefined) throw new Error('the shop has no products');
      return { method: 'POST', path: '/api/cart/items', headers, body: JSON.stringify(addOf(product)) };
    }),
  );
}

/** The body of `api.cart.items.store` for one piece of a simple product. */
export function addOf({ row, href }: Card) {
  const { uuid, name, sku, price, area } = row;
  const shown = { unitPrice: price, taxPercent: 20, deposit: 0, ecoContribution: 0 };
  return {
    area,
    lineKey: lineKeyOf(uuid, null),
    product: uuid,
    variant: null,
    delta: 1,
    snapshot: { name, sku, path: href, image: null, options: [], ...shown },
  };
}
