import { groupPricesKind, priceListKind } from '#core/contract/prices/price-records.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { readGroupPrices } from './group-prices.ts';
import { groupPriceHooks } from './group-price-hooks.ts';

/** The prices of a customer's group: told again where the customer has another group, or the group other prices. */
export const prices = {
  hooks: () => ({ 'group-prices': groupPriceHooks }),
  volatile: {
    kind: priceListKind.kind,
    keys: [priceListKind.key(null)],
    async read(trx, { kind, id }) {
      if (kind !== 'customer') return new Map();
      const { code, prices_moved: edition } = await trx
        .selectFrom('customer')
        .innerJoin('customer_group as own', 'own.code', 'customer.group_code')
        .select(['own.code', 'own.prices_moved'])
        .where('customer.id', '=', id)
        .executeTakeFirstOrThrow();
      return new Map([[priceListKind.key(null), { kind: 'price-list', group: code, edition } as const]]);
    },
    seen: (record) => record,
  },
  readers: [
    {
      kind: groupPricesKind.kind,
      customersOnly: true,
      mayBeGone: groupPricesKind.mayBeGone,
      follows: priceListKind.key(null),
      read: async (trx, person) =>
        new Map([
          [groupPricesKind.key(null), { kind: 'group-prices', prices: await readGroupPrices(trx, person) } as const],
        ]),
    },
  ],
} as const satisfies Subject;
