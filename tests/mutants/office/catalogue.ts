import { breaking, type Mutant } from '../mutant.ts';

const ADDRESSES = ['tests/server/catalogue/permalinks.test.ts'];
const PRICES = ['tests/server/catalogue/upkeep.test.ts'];
const DEPARTMENTS = ['tests/server/categories/categories.test.ts'];

/** The desk of the catalogue: addresses, departments, and the prices that the law looks back on. */
export const CATALOGUE: readonly Mutant[] = [
  ...breaking('server/subjects/catalogue/addresses/address-rows.ts', ADDRESSES, [
    ['X700', 'S140', 'an address is given to what is deleted', "    .where('product.deleted_at', 'is', null)\n", ''],
    ['X701', 'S140', 'a new slug is no revision', 'rev = rev + 1, ', ''],
  ]),
  ...breaking('server/subjects/catalogue/addresses/change-address.ts', ADDRESSES, [
    ['X702', 'S140', 'devices keep the former address', "next.kind === 'product') await", "next.slug === '') await"],
  ]),
  ...breaking('server/subjects/catalogue/products/product-address.ts', ADDRESSES, [
    [
      'X703',
      'S140',
      'what is deleted keeps its own address',
      'if (old.permalink === null) return false;',
      'if (old.id > 0) return false;',
    ],
    ['X704', 'S140', 'an address that was given up leads nowhere', 'await leadOn(trx, old, next, now);', ''],
  ]),
  ...breaking('server/subjects/catalogue/categories/change-products.ts', DEPARTMENTS, [
    ['X705', 'S140', 'a form puts a product back out of a department', 'set rev = rev + 1', 'set rev = rev'],
  ]),
  ...breaking('server/subjects/catalogue/publish/publish-prices.ts', PRICES, [
    ['X706', 'O36', 'what is withdrawn is asked at its price', '  await endUnasked(trx, now, only);\n', ''],
  ]),
];
