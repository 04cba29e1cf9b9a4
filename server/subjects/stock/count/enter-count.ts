import type { CountEntryArgs } from '#core/contract/admin/stock/count-entry.ts';
import { countPartKind, partOf } from '#core/contract/admin/stock/count-record.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { momentIn } from '#core/domain/stock/count.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { demandOpen, lockCount } from './count-row.ts';
import { findCounted } from './find-counted.ts';

/**
 * Takes what somebody found, once by its own UUID: a change that is told again in another group has another mutation id
 * (rule S130).
 * @throws Refusal `permission.missing`, `record.unknown` for a count or an article that is none, `stock.countClosed`, `record.moved` where the
 * UUID is an entry of something else
 */
export async function enterCount(
  { trx, person, now, touch }: Pick<ChangeContext<Admin>, 'trx' | 'person' | 'now' | 'touch'>,
  { count: uuid, id, article, code, way, pieces, at }: CountEntryArgs,
): Promise<Record<string, never>> {
  if (!can(person, 'stock.count')) throw new Refusal('permission.missing');
  const count = await lockCount(trx, uuid);
  const before = await trx.selectFrom('stock_count_entry').selectAll().where('uuid', '=', id).executeTakeFirst();
  if (before !== undefined) {
    if (before.count !== uuid || before.admin !== person.id) throw new Refusal('record.moved');
    return {};
  }
  demandOpen(count);
  const found = await findCounted(trx, { article, code });
  if (found === undefined) throw new Refusal('record.unknown', { code });
  await trx
    .insertInto('stock_count_entry')
    .values({
      uuid: id,
      count: uuid,
      product_id: found.id,
      way,
      pieces,
      at: new Date(momentIn(Date.parse(at), count.opened_at.getTime(), now.getTime())),
      arrived_at: now,
      admin: person.id,
    })
    .execute();
  // Whoever confirms has seen every entry, or is refused.
  await trx
    .updateTable('stock_count')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: now }))
    .where('uuid', '=', uuid)
    .execute();
  touch(countPartKind.key(partOf(uuid, found.uuid)));
  return {};
}
