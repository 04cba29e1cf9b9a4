/** What the shop does at the request of a customer about their data: hands it out, or forgets it (domain 4.8; GDPR, articles 15, 17, 20). */
import * as v from 'valibot';
import { ERASURE_OBSTACLES } from '#core/contract/account/data-requests.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const params = v.strictObject({ uuid: f.uuid });
const one = { params, cache: 'no-store' } as const;

/** The last file that was made, and what has to end before the account may go. */
export const customerDataRoute = defineRoute({
  name: 'api.admin.customers.data',
  method: 'GET',
  uri: 'api/admin/customers/{uuid}/data',
  ...one,
  access: { permission: 'data-requests.index' },
  answer: v.object({
    export: v.nullable(v.object({ state: v.picklist(['pending', 'ready', 'expired']), askedAt: f.instant })),
    obstacles: v.array(v.object({ kind: v.picklist(ERASURE_OBSTACLES), number: v.string() })),
  }),
  refusals: ['record.unknown'],
});

/** Makes the file and tells the customer by mail: whoever works here never holds it. */
export const customerDataSendRoute = defineRoute({
  name: 'api.admin.customers.data.send',
  method: 'POST',
  uri: 'api/admin/customers/{uuid}/data',
  ...one,
  access: { permission: 'customers.export' },
  needsConfirmation: true,
  body: v.strictObject({}),
  answer: v.object({}),
  refusals: ['record.unknown', 'confirmation.required'],
});

/** Forgets the customer, and tells the address a last time. Nothing brings them back. */
export const customerEraseRoute = defineRoute({
  name: 'api.admin.customers.erase',
  method: 'POST',
  uri: 'api/admin/customers/{uuid}/erase',
  ...one,
  access: { permission: 'data-requests.update' },
  needsConfirmation: true,
  body: v.strictObject({}),
  answer: v.object({}),
  refusals: ['record.unknown', 'account.busy', 'confirmation.required'],
});
