/** The desk of quotes in the back office, over a shop that is asked for some. */
import type { BaseRevision } from '#core/domain/revision/revision.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { shownArticle } from '#server/subjects/quotes/office/article-of-sku.ts';
import { deskQuotePaper } from '#server/subjects/quotes/office/paper.ts';
import { readQuoteDesk } from '#server/subjects/quotes/office/read-desk.ts';
import {
  cancelByShop,
  commentByShop,
  proposeByShop,
  refuseByShop,
  reviewQuote,
} from '#server/subjects/quotes/office/steps.ts';
import { randomIds } from '#server/ids.ts';
import { plantColleague } from '#tests/server/colleague.ts';
import type { QuoteShop } from '#tests/server/quotes/quote-shop.ts';

type Proposed = Omit<Parameters<typeof proposeByShop>[2], 'rev'>;

export const TERMS = { added: [], validityDays: 30, deliveryDelay: null, conditions: null };

export async function officeDesk(shop: QuoteShop) {
  const admin = await plantColleague(shop.db);
  const deps = shop.quoteDeps;
  const read = (uuid: string) => readQuoteDesk(shop.db, uuid, shop.clock.now());
  /** On the revision the quote stands at, unless another one is named. */
  const step = async (uuid: string, seen?: number | BaseRevision): Promise<OfficeStep> => ({
    uuid,
    ...(typeof seen === 'object' ? seen : { rev: seen ?? (await read(uuid)).rev }),
    admin,
    now: shop.clock.now(),
  });
  return {
    admin,
    read,
    review: async (uuid: string, seen?: number | BaseRevision) => reviewQuote(deps, await step(uuid, seen)),
    propose: async (uuid: string, given: Partial<Proposed> = {}, seen?: number | BaseRevision) => {
      const on = await step(uuid, seen);
      return proposeByShop(deps, on, { rev: on.rev, lines: [], ...TERMS, ...given });
    },
    refuse: async (uuid: string, reason: string) => {
      const on = await step(uuid);
      return refuseByShop(deps, on, { rev: on.rev, reason });
    },
    cancel: async (uuid: string, reason: string) => {
      const on = await step(uuid);
      return cancelByShop(deps, on, { rev: on.rev, reason });
    },
    comment: (uuid: string, given: Parameters<typeof commentByShop>[2]) =>
      commentByShop(deps, { uuid, admin, now: shop.clock.now() }, given),
    article: (uuid: string, sku: string) => shownArticle(shop.db, uuid, sku, shop.clock.now()),
    paper: (uuid: string) =>
      deskQuotePaper({ db: shop.db, storage: shop.files, ids: randomIds }, uuid, shop.clock.now()),
  };
}
