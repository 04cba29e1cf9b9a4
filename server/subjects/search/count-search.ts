import { href } from '#core/contract/pages/href.ts';
import { DEFAULT_LIST, RESULTS_ALONE, writeListAddress } from '#core/contract/pages/list-address.ts';
import type { searchAskedRoute } from '#core/contract/catalogue/search.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { countedTerm } from '#core/search/words/search-term.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { PageService } from '#server/subjects/pages/page-service.ts';

import { countTerm } from './count-term.ts';

export interface CountSearchDeps {
  readonly db: Db;
  readonly pages: Pick<PageService, 'page'>;
}

/** Counts a search with what it finds here: what a device found is not taken from it. */
export async function countSearch(
  { db, pages }: CountSearchDeps,
  asked: RouteInput<typeof searchAskedRoute>['query'],
  now: Date,
): Promise<void> {
  const term = countedTerm(asked.q);
  if (term === null) return;
  const search = writeListAddress({ ...DEFAULT_LIST, text: term, area: asked.area ?? null });
  const results = resultsOf(await pages.page(href('search'), `${search}&${RESULTS_ALONE}`));
  if (results !== null) await countTerm(db, { term, area: asked.area ?? null, results, now });
}

/** Null: shorter than the shop searches for. What only comes near is nothing found, as its page says. */
function resultsOf(answer: PageAnswer): number | null {
  if (answer.status !== 200 || answer.page.kind !== 'search' || answer.page.text === '') return null;
  const { partial, products, posts, pages } = answer.page;
  return partial ? 0 : products.total + posts.length + pages.length;
}
