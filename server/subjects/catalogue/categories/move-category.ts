import { orderWith, placeFault, type Place } from '#core/domain/catalogue/categories/category-tree.ts';
import { standsOn, type BaseRevision, type Revision } from '#core/domain/revision/revision.ts';
import { categories } from '#core/resources/catalogue/categories.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Author } from '#server/resources/author.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { noteWrite } from '#server/resources/write/history.ts';
import { lockAddresses } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';

import { readNodes, storeOrder } from './category-rows.ts';
import { touchBelow } from './touch-products.ts';

interface Move extends BaseRevision, Place {
  readonly uuid: string;
  readonly now: Date;
}

/**
 * Puts a category under another parent, or elsewhere among its siblings; addresses stay, as they name no parent.
 * @throws Refusal `record.unknown`, `record.moved`; `input.invalid` at `parent` with the code of a `PlaceFault`
 */
export const moveCategory = (
  { db, ids }: Pick<ShopTools, 'db' | 'ids'>,
  author: Author,
  { uuid, now, parent, position, ...base }: Move,
): Promise<Revision> =>
  inTransaction(db, async (trx) => {
    await lockAddresses(trx);
    const known = await readRecord(trx, categories, uuid, true);
    if (known === undefined) throw new Refusal('record.unknown');
    if (!standsOn(base, known)) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
    const nodes = await readNodes(trx);
    const node = nodes.find((one) => one.uuid === uuid);
    if (node === undefined) throw new Refusal('record.unknown');
    const fault = placeFault(nodes, node, parent);
    if (fault !== null) throw new Refusal('input.invalid', { fields: [{ path: 'parent', code: fault }] });
    const siblings = nodes.filter((one) => one.area === node.area && one.parent === parent).map((one) => one.uuid);
    const order = orderWith(siblings, uuid, position);
    const isElsewhere = parent !== node.parent;
    if (!isElsewhere && order.every((one, at) => one === siblings[at])) return { rev: known.rev, revId: known.revId };
    await storeOrder(trx, order);
    const made = await trx
      .updateTable('category')
      .set((eb) => ({
        parent_id:
          parent === null
            ? null
            : eb.selectFrom('category as above').select('above.id').where('above.uuid', '=', parent),
        rev: known.rev + 1,
        updated_at: now,
      }))
      .where('uuid', '=', uuid)
      .returning(['rev', 'rev_id as revId'])
      .executeTakeFirstOrThrow();
    if (isElsewhere) {
      await touchBelow(trx, uuid);
      const fields: Readonly<Record<string, unknown>> = { ...known.fields };
      await noteWrite(trx, {
        resource: categories,
        uuid,
        author: { id: author.id, name: author.name ?? '' },
        at: now,
        before: { fields },
        after: { fields: { ...fields, parentId: parent } },
      });
    }
    await announceTo({ ids })(trx, 'structure', now);
    return made;
  });
