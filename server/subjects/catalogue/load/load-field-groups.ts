import { readFields } from '#core/contract/cms/fields/fields.ts';
import { fieldsOf, withClones, type CustomField, type FieldGroup } from '#core/domain/cms/fields/custom-field.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** All groups, in the order in which forms show them. */
export async function readGroups(db: Db | Trx): Promise<readonly FieldGroup[]> {
  const rows = await db
    .selectFrom('custom_field_group')
    .selectAll()
    .orderBy('content_type')
    .orderBy('position')
    .orderBy('uuid')
    .execute();
  return rows.map(
    ({ uuid, rev, rev_id: revId, content_type: contentType, title, is_active: isActive, position, fields }) => ({
      uuid,
      rev,
      revId,
      contentType,
      title,
      isActive,
      position,
      fields: readFields(fields),
    }),
  );
}

/** What documents of a type are asked for, clones filled in. */
export const fieldsOfType = async (db: Db | Trx, type: string): Promise<readonly CustomField[]> =>
  fieldsOf(withClones(await readGroups(db)), type);
