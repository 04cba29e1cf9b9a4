/** The three pages every measurement of the storefront looks at, found in the running shop. */
import * as v from 'valibot';

import { categoryPath } from '#core/contract/pages/paths.ts';

const products = v.object({ data: v.array(v.object({ href: v.string(), row: v.object({ type: v.string() }) })) });
const categories = v.object({
  data: v.array(v.object({ area: v.picklist(['auto', 'moto']), slug: v.string() })),
});

export interface Addresses {
  readonly home: string;
  /** The first category of the menu. */
  readonly list: string;
  readonly product: string;
}

export async function addressesOf(origin: string): Promise<Addresses> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();
  const { data } = v.parse(products, await read('/api/products?area=auto'));
  const tree = v.parse(categories, await read('/api/categories/tree?area=auto'));
  const product = data.find(({ row }) => row.type === 'simple')?.href;
  const [first] = tree.data;
  if (product === undefined || first === undefined) throw new Error('the shop has no products');
  return { home: '/auto', list: categoryPath(first), product };
}

export const named = ({ home, list, product }: Addresses): [name: 'home' | 'list' | 'product', path: string][] => [
  ['home', home],
  ['list', list],
  ['product', product],
];
