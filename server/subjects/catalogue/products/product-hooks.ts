/** What the shop does when a product is written in the back office. */
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
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
    async afterWrite(write) {
      const { trx, uuid, now, after } = write;
      if (after !== null) return followWrites([write]);
      /* before the channels of people, which come after it by name */
      if (await leaveAddress(trx, { uuid, now })) await tellStructure(trx, now);
      await leaveShop(trx, uuid, { ids, now });
      await noteShown(trx, [uuid]);
    },
    afterWrites: followWrites,
  };

  /** Products that stay, all of one transaction. */
  async function followWrites(writes: readonly HookedWrite[]): Promise<void> {
    const [first] = writes;
    if (first === undefined) return;
    const { trx, now } = first;
    const written = writes.flatMap(({ uuid, before, after }) =>
      after === null
        ? []
        : [{ uuid, before: before === null ? null : writtenProduct(before), after: writtenProduct(after) }],
    );
    const uuids = written.map(({ uuid }) => uuid);
    await followColumns(
      trx,
      written.map(({ uuid, after: { name } }) => ({ uuid, name })),
    );
    await openStock(trx, uuids);
    await noteShown(trx, uuids);
    let isLedOn = false;
    for (const { uuid, before, after } of written)
      isLedOn = (await followAddress(trx, { uuid, before: before?.slug ?? null, slug: after.slug, now })) || isLedOn;
    if (isLedOn) await tellStructure(trx, now);
  }

  async function tellStructure(trx: Trx, now: Date): Promise<void> {
    await advanceChannel(trx, CATALOGUE_CHANNEL, [{ entity: STRUCTURE_ENTITY }], { ids, now });
  }
}
