import { sql } from 'kysely';

import { rowsOf, rowsUnder, type PersonalSections, type Whose } from '#server/platform/personal/personal-rows.ts';

const own = ({ customer, email }: Whose) =>
  sql`select id from quote where customer_id = ${customer} or lower(contact ->> 'email') = ${email}`;

/** What quotes hold of who asked for them; notes among colleagues are not theirs. */
export const QUOTE_DATA: PersonalSections = {
  quotes: (whose) => rowsOf('quote', sql`t.id in (${own(whose)})`, ['search_text']),
  'quote-lines': (whose) => rowsUnder('quote_line', 'quote_id', own(whose)),
  'quote-states': (whose) => rowsUnder('quote_state_change', 'quote_id', own(whose)),
  'quote-messages': (whose) => rowsOf('quote_comment', sql`t.quote_id in (${own(whose)}) and not t.is_internal`),
};
