/**
 * How often a term was looked for. What few have asked waits unseen; strangers can fill neither table beyond its bound.
 */
import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';

/** So many searches before a term is shown: what one person typed once is nobody's to read. */
export const SHOWN_FROM = 5;
/** Rows of either table. */
export const MOST_TERMS = 20_000;

export interface CountedSearch {
  readonly term: string;
  /** Null: in both areas. */
  readonly area: Area | null;
  readonly results: number;
  readonly now: Date;
}

export async function countTerm(db: Db, { term, area, results, now }: CountedSearch, most = MOST_TERMS): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update search_term set uses = uses + 1, results = ${results}, last_used_at = ${now}
    where search_key(term) = search_key(${term}) and coalesce(area, '') = ${area ?? ''}`.execute(db);
  if (numAffectedRows > 0n) return;
  const { rows } = await sql<{ uses: number }>`
    insert into search_term_waiting as waiting (key, area, last_used_at)
    select search_key(${term}), ${area ?? ''}, ${now}
    where (select count(*) from search_term_waiting) < ${most}
      or exists (select from search_term_waiting where key = search_key(${term}) and area = ${area ?? ''})
    on conflict (key, area) do update set uses = waiting.uses + 1, last_used_at = excluded.last_used_at
    returning uses`.execute(db);
  const uses = rows[0]?.uses ?? 0;
  if (uses < SHOWN_FROM) return;
  /* two who come as the fifth at once are counted as one: a count is no account */
  await sql`
    insert into search_term (term, area, uses, results, last_used_at, created_at, updated_at)
    select ${term}, ${area}, ${uses}, ${results}, ${now}, ${now}, ${now}
    where (select count(*) from search_term) < ${most}
    on conflict do nothing`.execute(db);
}
