import type {
  fieldGroupAddRoute,
  fieldGroupChangeRoute,
  fieldGroupRemoveRoute,
} from '#core/contract/cms/fields/fields.ts';
import { standsOn, type BaseRevision } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Trx } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL, CONTENTS_ENTITY } from '#server/subjects/catalogue/entities.ts';
import type { Editing } from '#server/subjects/cms/document-row.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

type Writing = Pick<Editing, 'trx' | 'now' | 'ids'>;

type Written = RouteInput<typeof fieldGroupAddRoute>['body'];

/** @throws Refusal `input.invalid` where there is no such type, `record.moved` where there is such a group */
export async function addGroup(editing: Writing, body: Written): Promise<{ rev: number }> {
  const { trx, now } = editing;
  await checkType(trx, body.contentType);
  const made = await trx
    .insertInto('custom_field_group')
    .values({ uuid: body.uuid, ...columnsOf(body), updated_at: now })
    .onConflict((on) => on.column('uuid').doNothing())
    .returning('rev')
    .executeTakeFirst();
  if (made === undefined) throw new Refusal('record.moved');
  await tell(editing);
  return made;
}

/** @throws Refusal `record.unknown`, `document.conflict` where somebody was faster, `input.invalid` */
export async function changeGroup(
  editing: Writing,
  { params: { uuid }, body }: Pick<RouteInput<typeof fieldGroupChangeRoute>, 'params' | 'body'>,
): Promise<{ rev: number }> {
  const { trx, now } = editing;
  await checkType(trx, body.contentType);
  await lockGroup(trx, uuid, body);
  const rev = body.rev + 1;
  await trx
    .updateTable('custom_field_group')
    .set({ ...columnsOf(body), rev, updated_at: now })
    .where('uuid', '=', uuid)
    .execute();
  await tell(editing);
  return { rev };
}

/** @throws Refusal `record.unknown`, `document.conflict` */
export async function removeGroup(
  editing: Writing,
  { params: { uuid }, body }: Pick<RouteInput<typeof fieldGroupRemoveRoute>, 'params' | 'body'>,
): Promise<Record<string, never>> {
  await lockGroup(editing.trx, uuid, body);
  await editing.trx.deleteFrom('custom_field_group').where('uuid', '=', uuid).execute();
  await tell(editing);
  return {};
}

const columnsOf = ({ contentType, title, isActive, position, fields }: Omit<Written, 'uuid'>) => ({
  content_type: contentType,
  title,
  is_active: isActive,
  position,
  fields: JSON.stringify(fields),
});

async function lockGroup(trx: Trx, uuid: string, { rev, baseRevId }: BaseRevision): Promise<void> {
  const row = await trx
    .selectFrom('custom_field_group')
    .select(['rev', 'rev_id'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  if (!standsOn({ rev, baseRevId }, { rev: row.rev, revId: row.rev_id }))
    throw new Refusal('document.conflict', { rev: row.rev });
}

async function checkType(trx: Trx, contentType: string): Promise<void> {
  const row = await trx.selectFrom('content_type').select('slug').where('slug', '=', contentType).executeTakeFirst();
  if (row === undefined)
    throw new Refusal('input.invalid', { fields: [{ path: 'contentType', code: 'reference.unknown' }] });
}

/** The shop shows some of them. */
const tell = ({ trx, ids, now }: Writing) =>
  advanceChannel(trx, CATALOGUE_CHANNEL, [{ entity: CONTENTS_ENTITY }], { ids, now });
