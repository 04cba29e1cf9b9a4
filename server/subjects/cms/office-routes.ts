/** What only the shop decides of documents. */
import type { DOCUMENT_ROUTES } from '#core/contract/cms/document-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { checkSlug } from './check-slug.ts';
import type { Editing } from './document-row.ts';
import { leaseDocument } from './lease.ts';
import { changeStatus } from './publish/change-status.ts';
import { readBodies, readHistory, readRevision } from './read/bodies.ts';

export function documentOffice({
  db,
  ids,
  jobs,
}: Pick<ShopTools, 'db' | 'ids' | 'jobs'>): Handlers<typeof DOCUMENT_ROUTES> {
  const edit = async <T>(context: RequestContext, work: (editing: Editing) => Promise<T>): Promise<T> => {
    const admin = await adminOf(context);
    return inTransaction(db, (trx) => work({ trx, admin, now: context.now, ids }));
  };
  return {
    'api.admin.documents.bodies': async (context, { body }) => readBodies(db, await adminOf(context), body.uuids),
    'api.admin.documents.status': (context, input) =>
      edit(context, (editing) => changeStatus({ ...editing, jobs }, input)),
    'api.admin.documents.history': async (context, { params }) => readHistory(db, await adminOf(context), params.doc),
    'api.admin.documents.revision': async (context, { params, query }) =>
      readRevision(db, await adminOf(context), { ...params, ...query }),
    'api.admin.documents.lease': (context, input) => edit(context, (editing) => leaseDocument(editing, input)),
    'api.admin.documents.check-slug': async (context, { query }) => checkSlug(db, await adminOf(context), query),
  };
}
