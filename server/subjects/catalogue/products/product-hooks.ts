/** What the shop does when a product is written in the back office. */
import { Refusal } from '#core/wire/refusal.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
import { CATALOGUE_CHANNEL, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import type { HookTools } from '#server/subjects/subject.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { leaveShop } from './delete-product.ts';
import { followColumns, noteShown, openStock } from './follow-product.ts';
import { productFaults } from './judge-product.ts';
import { followAddress, leaveAddress } from './product-address.ts';
import { writtenProduct } from './written-product.ts';

export function productHooks({ ids }: Pick<HookTools, 'ids'>): WriteHooks {
  return {
    async beforeWrite({ after, ...write }) {
      if (after === null) return;
      const fields = await productFaults({ ...write, after });
      if (fields.length > 0) throw new Refusal('input.invalid', { fields });
    },
    async afterWrite({ trx, uuid, now, before, after }) {
      const tellStructure = () => advanceChannel(trx, CATALOGUE_CHANNEL, [{ entity: STRUCTURE_ENTITY }], { ids, now });
      if (after === null) {
        /* before the channels of people, which come after it by name */
        if (await leaveAddress(trx, { uuid, now })) await tellStructure();
        await leaveShop(trx, uuid, { ids, now });
        await noteShown(trx, uuid);
        return;
      }
      const { name, slug } = writtenProduct(after);
      await followColumns(trx, uuid, name);
      await openStock(trx, uuid);
      await noteShown(trx, uuid);
      const known = before === null ? null : writtenProduct(before).slug;
      if (await followAddress(trx, { uuid, before: known, slug, now })) await tellStructure();
    },
  };
}
