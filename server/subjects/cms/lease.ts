import type { documentLeaseRoute } from '#core/contract/cms/document-routes.ts';
import { LEASE_MS } from '#core/domain/cms/lease.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { demand, lockDocument, placeOf, type Editing } from '#server/subjects/cms/document-row.ts';

type Input = RouteInput<typeof documentLeaseRoute>;

/**
 * Says that somebody has a document open, and who has it. A hold leaves another's as it is; a take-over is theirs from now
 * on, and the former holder hears of it at their next call.
 */
export async function leaseDocument(
  editing: Editing,
  { params: { doc }, body: { act } }: Pick<Input, 'params' | 'body'>,
): Promise<RouteAnswer<typeof documentLeaseRoute>> {
  const { trx, admin, now } = editing;
  const document = await lockDocument(trx, doc);
  // its first save is still on its way: nobody else can have it open
  if (document === undefined) return { holder: null };
  demand(admin, placeOf(document), 'view');
  const held = await trx.selectFrom('cms_lease').selectAll().where('document', '=', doc).executeTakeFirst();
  const isFree = held === undefined || held.until <= now;
  const isMine = held?.admin_id === admin.id;
  if (act === 'release') {
    if (isMine || isFree) await trx.deleteFrom('cms_lease').where('document', '=', doc).execute();
  } else if (isFree || isMine || act === 'take') {
    const since = isMine && !isFree ? held.since : now;
    const lease = { admin_id: admin.id, since, until: new Date(now.getTime() + LEASE_MS) };
    await trx
      .insertInto('cms_lease')
      .values({ document: doc, ...lease })
      .onConflict((conflict) => conflict.column('document').doUpdateSet(lease))
      .execute();
  }
  const holder = await trx
    .selectFrom('cms_lease')
    .innerJoin('admin', 'admin.uuid', 'cms_lease.admin_id')
    .select(['admin.uuid', 'admin.name', 'since'])
    .where('document', '=', doc)
    .where('until', '>', now)
    .executeTakeFirst();
  if (holder === undefined) return { holder: null };
  return {
    holder: {
      uuid: holder.uuid,
      name: holder.name,
      since: holder.since.toISOString(),
      isMe: holder.uuid === admin.id,
    },
  };
}
