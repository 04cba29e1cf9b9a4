/** A link by which whoever works here signs in to the shop as a customer: logged, marked, and short. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** It opens something once, in this browser, until `until`. */
export const customerLoginAsRoute = defineRoute({
  name: 'api.admin.customers.login-as',
  method: 'POST',
  uri: 'api/admin/customers/{uuid}/login-as',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'customers.login-as' },
  cache: 'no-store',
  needsConfirmation: true,
  body: v.strictObject({}),
  answer: v.object({ secret: v.string(), until: f.instant }),
  refusals: ['record.unknown', 'auth.inactive', 'confirmation.required'],
});
