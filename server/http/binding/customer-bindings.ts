/** What is asked of one customer in the back office, bound to its handlers. */
import type { CUSTOMER_ROUTES } from '#core/contract/admin/customers/routes.ts';
import { notesOf, storeNote } from '#server/subjects/customers/notes.ts';
import { addressesOf, invoicesOf, ordersOf, quotesOf } from '#server/subjects/customers/read-beside.ts';
import type { ResourceDeps } from './resource-bindings.ts';

import { adminOf } from './admin-of.ts';
import type { Handlers } from './bind.ts';

export const customerBindings = ({ db }: Pick<ResourceDeps, 'db'>): Handlers<typeof CUSTOMER_ROUTES> => ({
  'api.admin.customers.addresses': (_context, { params }) => addressesOf(db, params.uuid),
  'api.admin.customers.orders': (_context, { params }) => ordersOf(db, params.uuid),
  'api.admin.customers.quotes': (_context, { params }) => quotesOf(db, params.uuid),
  'api.admin.customers.invoices': (_context, { params }) => invoicesOf(db, params.uuid),
  'api.admin.customers.notes.index': (_context, { params }) => notesOf(db, params.uuid),
  'api.admin.customers.notes.store': async (context, { params, body }) =>
    storeNote(db, {
      uuid: body.id,
      customer: params.uuid,
      note: body.note,
      author: await adminOf(context),
      now: context.now,
    }),
});
