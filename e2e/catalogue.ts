/** Products of the shop by what they are, so that a journey names no article of the demonstration. */
import type { APIRequestContext } from '@playwright/test';

export interface ListedProduct {
  href: string;
  row: {
    name: string;
    type: 'simple' | 'configurable' | 'vehicle';
    /** As in `core/domain/stock.ts`: 0 is sold out, 1 a few left. */
    stock: number;
    /** How many are left, where few are. */
    low: number;
    variants: number;
  };
}

interface ProductsPage {
  data: ListedProduct[];
  meta: { lastPage: number };
}

export const SOLD_OUT = 0;

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
