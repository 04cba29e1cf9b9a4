/** What a write of a category refuses, and what follows it: addresses that lead on, places, products that show otherwise. */
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
import { lockAddresses } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { leadOn, standHere } from '#server/subjects/catalogue/addresses/change-address.ts';

import { noteBestSellers } from './best-sellers.ts';
import { readPlace, storeLast } from './category-rows.ts';
import { checkCategory } from './check-category.ts';
import { touchBelow } from './touch-products.ts';

export const categoryHooks = {
  /** One write of the tree at a time: two that each keep it a tree could make a circle together. */
  async beforeWrite(write) {
    const { trx, uuid, now, after } = write;
    await lockAddresses(trx);
    await checkCategory(write);
    if (after !== null) return;
    await touchBelow(trx, uuid);
    const place = await readPlace(trx, uuid);
    const above = place === null || place.parent === null ? null : await readPlace(trx, place.parent);
    if (place !== null && above !== null) await leadOn(trx, place, above, now);
  },

  async afterWrite({ trx, uuid, now, before, after }: HookedWrite) {
    if (after === null) return;
    const place = await readPlace(trx, uuid);
    if (place === null) return;
    const changed = (name: string): boolean => (before?.[name] ?? null) !== (after[name] ?? null);
    if (before === null) await standHere(trx, place, now);
    else if (changed('slug')) await leadOn(trx, { ...place, slug: String(before['slug']) }, place, now);
    if (changed('parentId') || before === null) await storeLast(trx, uuid);
    if (before !== null && (changed('parentId') || changed('isActive'))) await touchBelow(trx, uuid);
    if (after['productOrder'] === 'sales' && changed('productOrder')) await noteBestSellers(trx, uuid, now);
  },
} satisfies WriteHooks;
