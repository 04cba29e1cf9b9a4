/** Fields of types of content, bound to their handlers. */
import type { FIELD_ROUTES } from '#core/contract/cms/fields/fields.ts';
import { withClones } from '#core/domain/cms/fields/custom-field.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { addGroup, changeGroup, readGroups, removeGroup } from '#server/subjects/cms/fields/field-groups.ts';

import type { Handlers } from './bind.ts';

export function fieldBindings({ db, ids }: UpkeepDeps): Handlers<typeof FIELD_ROUTES> {
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
