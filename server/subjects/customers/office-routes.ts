/** What is asked of one customer in the back office. */
import type { CUSTOMER_ROUTES } from '#core/contract/admin/customers/routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { lend } from '#server/subjects/account/borrowing/lend.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { notesOf, storeNote } from './notes.ts';
import { dataOf, eraseCustomer, sendData, type PersonalDataDeps } from './personal-data.ts';
import { addressesOf, invoicesOf, ordersOf, quotesOf, returnsOf } from './read-beside.ts';

export const customerOffice = (deps: PersonalDataDeps): Handlers<typeof CUSTOMER_ROUTES> => ({
  'api.admin.customers.addresses': (_context, { params }) => addressesOf(deps.db, params.uuid),
  'api.admin.customers.orders': (_context, { params }) => ordersOf(deps.db, params.uuid),
  'api.admin.customers.quotes': (_context, { params }) => quotesOf(deps.db, params.uuid),
  'api.admin.customers.returns': (_context, { params }) => returnsOf(deps.db, params.uuid),
  'api.admin.customers.invoices': (_context, { params }) => invoicesOf(deps.db, params.uuid),
  'api.admin.customers.data': (context, { params }) => dataOf(deps.db, params.uuid, context.now),
  'api.admin.customers.data.send': async (context, { params }) => {
    await sendData(deps, params.uuid, context.now);
    return {};
  },
  'api.admin.customers.erase': async (context, { params }) => {
    await eraseCustomer(deps, params.uuid, context.now);
    return {};
  },
  'api.admin.customers.login-as': async (context, { params }) => {
    const session = await context.adminSession();
    if (session === null) throw new Refusal('session.required');
    return lend(deps, params.uuid, { admin: session.actor.id, session: session.id }, context.now);
  },
  'api.admin.customers.notes.index': (_context, { params }) => notesOf(deps.db, params.uuid),
  'api.admin.customers.notes.store': async (context, { params, body }) =>
    storeNote(deps.db, {
      uuid: body.id,
      customer: params.uuid,
      note: body.note,
      author: await adminOf(context),
      now: context.now,
    }),
});
