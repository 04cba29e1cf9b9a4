/** A long afternoon without the network: 60 articles put into a cart, changed, taken out, and put in again. */
import { OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';

import { addOf, type Card } from '../server/questions.ts';
import type { NamedChange, PlainCall } from './page.ts';

const ARTICLES = 60;

export function changesOf(products: readonly Card[], count: number): NamedChange[] {
  const own = products.filter(({ row }) => row.area === 'auto').slice(0, ARTICLES);
  const quantities = new Map<string, number>();
  return Array.from({ length: count }, (_, at): NamedChange => {
    const product = own[(at * 7) % own.length];
    if (product === undefined) throw new Error('the shop has no products');
    const key = lineKeyOf(product.row.uuid, null);
    const held = quantities.get(key);
    if (held === undefined) {
      quantities.set(key, 1);
      return { route: 'api.cart.items.store', args: addOf(product) };
    }
    if (at % 9 === 0) {
      quantities.delete(key);
      return { route: 'api.cart.items.destroy', args: { area: 'auto', lineKey: key } };
    }
    const to = 1 + (at % 4);
    quantities.set(key, to);
    return { route: 'api.cart.items.update', args: { area: 'auto', lineKey: key, from: held, to } };
  });
}

/** The same changes as plain calls of their routes. */
export function callsOf(changes: readonly NamedChange[]): PlainCall[] {
  return changes.map(({ route, args }) => {
    const { method, uri } = OFFLINE_ROUTES[route];
    return { method, path: `/${uri}`, body: JSON.stringify(args) };
  });
}
