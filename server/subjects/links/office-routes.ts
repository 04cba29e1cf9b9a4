/** Links of the shop, in the back office. */
import type { LINK_ROUTES } from '#core/contract/cms/links/links.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { ignoreLink, recheckLink } from './judge-link.ts';
import type { LinkDeps } from './link-deps.ts';
import { replaceLink } from './mend-links.ts';
import { readLinks, readScan } from './read-links.ts';
import { beginScan } from './scan-links.ts';

export function linkOffice(deps: LinkDeps): Handlers<typeof LINK_ROUTES> {
  const { db, ids, origin } = deps;
  return {
    'api.admin.broken-links.list': (_context, { query }) => readLinks(db, query),
    'api.admin.broken-links.progress': () => readScan(db),
    'api.admin.broken-links.scan': async () => ({ startedAt: (await beginScan(deps)).toISOString() }),
    'api.admin.broken-links.ignore': (_context, { params, body }) => ignoreLink(deps, params.uuid, body.ignored),
    'api.admin.broken-links.recheck': (_context, { params }) => recheckLink(deps, params.uuid),
    'api.admin.broken-links.replace': async (context, input) => {
      const admin = await adminOf(context);
      return inTransaction(db, (trx) => replaceLink({ trx, admin, now: context.now, ids }, input, origin));
    },
  };
}
