/** How contents are set up – their addresses, the fields of their types –, bound to its handlers. */
import type { FIELD_ROUTES } from '#core/contract/cms/fields/fields.ts';
import type { PERMALINK_ROUTES } from '#core/contract/cms/permalinks/permalinks.ts';
import { withClones } from '#core/domain/cms/fields/custom-field.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readGroups } from '#server/subjects/catalogue/load/load-field-groups.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { changePattern } from '#server/subjects/cms/addresses/change-pattern.ts';
import { addGroup, changeGroup, removeGroup } from '#server/subjects/cms/fields/field-groups.ts';
import { changeByUuid } from './change-by-uuid.ts';
import { readAddresses } from './read-addresses.ts';
import { readPatterns } from './read-patterns.ts';

import type { Handlers } from '#server/routes/handler.ts';

export function permalinkBindings(deps: UpkeepDeps): Handlers<typeof PERMALINK_ROUTES> {
  const { db, ids } = deps;
  return {
    'api.admin.permalinks.patterns': () => readPatterns(db),
    'api.admin.permalinks.set-pattern': ({ now }, { params, body }) =>
      inTransaction(db, (trx) => changePattern({ trx, now, ids }, { ...params, ...body })),
    'api.admin.permalinks.addresses': (_context, { query }) => readAddresses(db, query),
    'api.admin.permalinks.change': (_context, input) => changeByUuid(deps, input),
  };
}

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
