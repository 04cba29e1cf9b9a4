/** What visitors ask of a shop: many different lists, searches, products and adds, made from what the shop has. */
import * as v from 'valibot';

import { lineKeyOf } from '#core/domain/product.ts';

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
  data: v.array(v.object({ area: v.string(), slug: v.string(), parentId: v.nullable(v.number()) })),
});
const me = v.object({ csrfToken: v.string() });

const read = async (origin: string, path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();

export interface Stock {
  readonly products: readonly Card[];
  readonly total: number;
  /** `area=…&category=…` of the departments, which hold most. */
  readonly departments: readonly string[];
}

/** A sample of 400 simple products, spread over the shop. */
export async function sampleOf(origin: string): Promise<Stock> {
  const products: Card[] = [];
  let total = 0;
  for (const area of ['auto', 'moto']) {
    const first = v.parse(cards, await read(origin, `/api/products?area=${area}&perPage=100`));
    const lastWhole = Math.floor(first.meta.total / 100);
    const last = v.parse(cards, await read(origin, `/api/products?area=${area}&perPage=100&page=${lastWhole || 1}`));
    const found = lastWhole > 1 ? [...first.data, ...last.data] : first.data;
    products.push(...found.filter(({ row }) => row.type === 'simple'));
    total += first.meta.total;
  }
  const { data } = v.parse(categories, await read(origin, '/api/categories'));
  const departments = data.filter(({ parentId }) => parentId === null);
  return { products, total, departments: departments.map(({ area, slug }) => `area=${area}&category=${slug}`) };
}

const SORTS = ['relevance', 'price', '-price', 'name', '-created_at'];

export function lists({ departments }: Stock, count: number): Call[] {
  return Array.from({ length: count }, (_, at) => {
    const department = departments[at % departments.length] ?? '';
    const sort = SORTS[Math.floor(at / departments.length) % SORTS.length] ?? '';
    return { path: `/api/products?${department}&perPage=20&page=${1 + (at % 3)}&sort=${sort}` };
  });
}

/** Two words of a product's name, the second one not yet written to its end. */
export function searches({ products }: Stock, count: number): Call[] {
  return Array.from({ length: count }, (_, at) => {
    const [first = '', , third = ''] = (products[at % products.length]?.row.name ?? '').split(/[\s,]+/);
    return { path: `/api/search?q=${encodeURIComponent(`${first} ${third.slice(0, 4)}`.trim())}` };
  });
}

export function details({ products }: Stock, count: number): Call[] {
  return Array.from({ length: count }, (_, at) => {
    const { area, family, slug } = products[at % products.length]?.row ?? { area: 'auto', family: '', slug: '' };
    return { path: `/api/products/${area}/${family}/${slug}` };
  });
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
