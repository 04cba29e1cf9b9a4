/** Notes of colleagues on a customer, who never sees them (domain 7.4). */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const one = {
  uri: 'api/admin/customers/{uuid}/notes',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'customers.notes' },
  cache: 'no-store',
} as const;

const MAX_NOTE = 5_000;

export const customerNote = v.object({ uuid: v.string(), author: v.string(), note: v.string(), createdAt: f.instant });

/** Newest first. */
export const customerNotesRoute = defineRoute({
  name: 'api.admin.customers.notes.index',
  method: 'GET',
  ...one,
  answer: v.array(customerNote),
  refusals: ['record.unknown'],
});

/** The UUID is the device's: the same note sent again is the same note. */
export const customerNoteStoreRoute = defineRoute({
  name: 'api.admin.customers.notes.store',
  method: 'POST',
  ...one,
  body: v.strictObject({
    note: v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), v.maxLength(MAX_NOTE, 'text.tooLong')),
    id: f.uuid,
  }),
  answer: customerNote,
  refusals: ['record.unknown', 'record.moved'],
});
