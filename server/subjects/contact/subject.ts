import { sql } from 'kysely';

import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact/contact.ts';
import { contactKind, contactLane } from '#core/contract/contact/contact-record.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { forgetMessages, sweepMessages } from './forget-messages.ts';
import { CONTACT_MAILS } from './mails.ts';
import { readContacts } from './read-contacts.ts';
import { storeContact, storeVehicleContact } from './store-contact.ts';

export const contact = {
  lanes: [contactLane],
  handlers: {
    'api.contact.store': changeHandler(contactStoreRoute, storeContact),
    'api.contact.vehicle': changeHandler(contactVehicleRoute, storeVehicleContact),
  },
  readers: [
    {
      kind: contactKind.kind,
      mayBeGone: contactKind.mayBeGone,
      read: async (trx, person, wanted) => {
        const found = await readContacts(trx, person, wanted);
        return new Map(found.map((record) => [contactKind.key(record.uuid), record]));
      },
    },
  ],
  mails: CONTACT_MAILS,
  sweep: sweepMessages,
  forget: forgetMessages,
  personal: {
    messages: ({ customer, email }) =>
      rowsOf('contact_request', sql`t.customer_id = ${customer} or lower(t.email) = ${email}`),
  },
} as const satisfies Subject;
