/** Fields of content types, in the back office. */
import type { FIELD_ROUTES } from '#core/contract/cms/fields/fields.ts';
import { withClones } from '#core/domain/cms/fields/custom-field.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { readGroups } from '#server/subjects/catalogue/load/load-field-groups.ts';

import { addGroup, changeGroup, removeGroup } from './field-groups.ts';

export function fieldOffice({ db, ids }: Pick<ShopTools, 'db' | 'ids'>): Handlers<typeof FIELD_ROUTES> {
  return {
    'api.admin.documents.fields': async () => [...withClones(await readGroups(db))],
    'api.admin.custom-fields.groups': async () => [...(await readGroups(db))],
    'api.admin.custom-fields.add': ({ now }, { body }) => inTransaction(db, (trx) => addGroup({ trx, now, ids }, body)),
    'api.admin.custom-fields.change': ({ now }, input) =>
      inTransaction(db, (trx) => changeGroup({ trx, now, ids }, input)),
    'api.admin.custom-fields.remove': ({ now }, input) =>
      inTransaction(db, (trx) => removeGroup({ trx, now, ids }, input)),
  };
}
