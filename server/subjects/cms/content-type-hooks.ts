import { sql } from 'kysely';

import { match } from '#core/contract/pages/match.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';

import { neededBy, wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

/** Documents that are of no type of content have this one. */
const COMPONENT = 'component';

export const contentTypeHooks: WriteHooks = {
  /** Its slug is an address of the shop; the types a shop came with stay, under the slug its rules know them by. */
  async beforeWrite({ trx, uuid, before, after }) {
    const slug = after?.['slug'];
    if (before !== null && before['slug'] !== slug) {
      const { rows } = await sql`select 1 from content_type where uuid = ${uuid} and is_system`.execute(trx);
      if (rows.length > 0) throw neededBy('shop');
    }
    if (typeof slug !== 'string' || before?.['slug'] === slug) return;
    const isReserved = RESERVED_SEGMENTS.has(slug) || slug === COMPONENT;
    const taken = await sql`
      select 1 from content_type where slug = ${slug} and uuid <> ${uuid}
      union all select 1 from cms_document where path = ${slug} or starts_with(path, ${`${slug}/`})
      union all select 1 from permalink where path = ${slug}`.execute(trx);
    if (isReserved || taken.rows.length > 0 || (match(contentPath(slug))?.id ?? 'page') !== 'page')
      throw wrongAt('slug', 'slug.taken');
  },
};
