/** What is asked of one customer beside the record itself. */
import {
  customerAddressesRoute,
  customerInvoicesRoute,
  customerOrdersRoute,
  customerQuotesRoute,
  customerReturnsRoute,
} from './beside.ts';
import { customerDataRoute, customerDataSendRoute, customerEraseRoute } from './data.ts';
import { customerLoginAsRoute } from './login-as.ts';
import { customerNoteStoreRoute, customerNotesRoute } from './notes.ts';

export const CUSTOMER_ROUTES = {
  'api.admin.customers.addresses': customerAddressesRoute,
  'api.admin.customers.orders': customerOrdersRoute,
  'api.admin.customers.quotes': customerQuotesRoute,
  'api.admin.customers.returns': customerReturnsRoute,
  'api.admin.customers.invoices': customerInvoicesRoute,
  'api.admin.customers.data': customerDataRoute,
  'api.admin.customers.data.send': customerDataSendRoute,
  'api.admin.customers.erase': customerEraseRoute,
  'api.admin.customers.login-as': customerLoginAsRoute,
  'api.admin.customers.notes.index': customerNotesRoute,
  'api.admin.customers.notes.store': customerNoteStoreRoute,
} as const;
