import { sql } from 'kysely';

import { rowsOf, rowsUnder, type PersonalSections, type Whose } from '#server/platform/personal/personal-rows.ts';

const own = ({ customer, email }: Whose) =>
  sql`select id from rma where customer_id = ${customer} or lower(email) = ${email}`;

/** What returns hold of who sent something back; notes among colleagues are not the buyer's. */
export const RETURN_DATA: PersonalSections = {
  returns: (whose) => rowsOf('rma', sql`t.id in (${own(whose)})`),
  'return-lines': (whose) => rowsUnder('rma_line', 'rma_id', own(whose)),
  'return-messages': (whose) => rowsOf('rma_message', sql`t.rma_id in (${own(whose)}) and not t.is_internal`),
  'return-photos': (whose) => rowsUnder('rma_image', 'rma_id', own(whose)),
  'return-states': (whose) => rowsUnder('rma_status_change', 'rma_id', own(whose)),
};
