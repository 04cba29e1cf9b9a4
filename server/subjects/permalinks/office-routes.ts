/** Addresses of the shop, in the back office. */
import type { PERMALINK_ROUTES } from '#core/contract/cms/permalinks/permalinks.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { changePattern } from '#server/subjects/cms/addresses/change-pattern.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { changeByUuid } from './change-by-uuid.ts';
import { readAddresses } from './read-addresses.ts';
import { readPatterns } from './read-patterns.ts';

export function permalinkOffice(deps: UpkeepDeps): Handlers<typeof PERMALINK_ROUTES> {
  const { db, ids } = deps;
  return {
    'api.admin.permalinks.patterns': () => readPatterns(db),
    'api.admin.permalinks.set-pattern': ({ now }, { params, body }) =>
      inTransaction(db, (trx) => changePattern({ trx, now, ids }, { ...params, ...body })),
    'api.admin.permalinks.addresses': (_context, { query }) => readAddresses(db, query),
    'api.admin.permalinks.change': (_context, input) => changeByUuid(deps, input),
  };
}
