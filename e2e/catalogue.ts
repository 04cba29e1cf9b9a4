/** Products of the shop by what they are, so that a journey names no article of the demonstration. */
import type { APIRequestContext } from '@playwright/test';

export interface ListedProduct {
  href: string;
  row: {
    name: string;
    area: 'auto' | 'moto';
    type: 'simple' | 'configurable' | 'vehicle';
    /** As in `core/domain/catalogue/stock.ts`: 0 is sold out, 1 a few left. */
    stock: number;
    /** How many are left, where few are. */
    low: number;
    variants: number;
    /** What more of them cost, where that is less. */
    quantityPrices?: readonly { quantity: number; price: number }[];
  };
}

interface ProductsPage {
  data: ListedProduct[];
  meta: { lastPage: number };
}

export const SOLD_OUT = 0;

/** Articles of one page of a list in the shop (`core/contract/pages/list-address.ts`). */
const PAGE_SIZE = 24;

/** Addresses of the articles of a list, first page, in the order of the server. */
export async function listedByServer(request: APIRequestContext, asked: Record<string, string>): Promise<string[]> {
  const answer = await request.get('/api/products', { params: { ...asked, perPage: String(PAGE_SIZE) } });
  const { data }: ProductsPage = await answer.json();
  return data.map(({ href }) => href);
}

/** Ids of the first options of an attribute that articles of a list have, as its filters offer them. */
export async function optionsOf(
  request: APIRequestContext,
  code: string,
  asked: Record<string, string>,
): Promise<number[]> {
  const answer = await request.get('/api/products', { params: asked });
  const { facets }: { facets: { code: string; options: { id: number }[] }[] } = await answer.json();
  return (facets.find((facet) => facet.code === code)?.options ?? []).map(({ id }) => id);
}

/** Paths that the shop offers to strangers, out of its site map. */
export async function sitePaths(request: APIRequestContext): Promise<string[]> {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
}

export async function findProduct(
  request: APIRequestContext,
  wanted: (row: ListedProduct['row']) => boolean,
): Promise<ListedProduct> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer: ProductsPage = await (await request.get(`/api/products?perPage=100&page=${page}`)).json();
    const found = answer.data.find(({ row }) => wanted(row));
    if (found !== undefined) return found;
    last = answer.meta.lastPage;
  }
  throw new Error('the shop has no such product');
}
