import { sql } from 'kysely';

import { href } from '#core/contract/pages/href.ts';
import { readAddress } from '#core/domain/links/old-address.ts';
import { termKey } from '#core/search/words/search-term.ts';

import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

export const searchTermHooks: WriteHooks = {
  /** A term stands once in an area, however it is written; the search never leads back to itself. */
  async beforeWrite({ trx, uuid, after }) {
    if (after === null) return;
    const { term, area, redirectPath } = after;
    if (termKey(String(term)) === '') throw wrongAt('term', 'searchTerm.wordless');
    const leads = typeof redirectPath === 'string' ? readAddress(redirectPath) : null;
    if (leads?.path === href('search')) throw wrongAt('redirectPath', 'searchTerm.leadsBack');
    const { rows } = await sql`select 1 from search_term
      where search_key(term) = search_key(${term}) and area is not distinct from ${area} and uuid <> ${uuid}`.execute(
      trx,
    );
    if (rows.length > 0) throw wrongAt('term', 'value.taken');
  },
};
