import { isSecretCode } from '#core/settings/registry.ts';
import type { Db } from '#server/database/connection.ts';

import { isSealed, type SettingSeal } from './setting-seal.ts';

/** Secrets that were written before they were sealed, or by hand, do not stay as they are. */
export async function sealPlain(db: Db, seal: SettingSeal): Promise<void> {
  const rows = await db.selectFrom('core_config').selectAll().where('value', 'is not', null).execute();
  for (const row of rows)
    if (row.value !== null && row.value !== '' && isSecretCode(row.code) && !isSealed(row.value))
      await db
        .updateTable('core_config')
        .set({ value: seal.close(row.value, row) })
        .where('id', '=', row.id)
        .where('value', '=', row.value)
        .execute();
}
