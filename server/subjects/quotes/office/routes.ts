/** What is asked of one quote in the back office. */
import type { QUOTE_DESK_ROUTES } from '#core/contract/admin/quotes/routes.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import { stepping, writing } from '#server/routes/stepping.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { shownArticle } from './article-of-sku.ts';
import { deskQuotePaper } from './paper.ts';
import { readQuoteDesk } from './read-desk.ts';
import { cancelByShop, commentByShop, proposeByShop, refuseByShop, reviewQuote } from './steps.ts';
import type { QuoteDeps } from '../service/quote-work.ts';

export const quoteOffice = (deps: QuoteDeps & PaperDeps): Handlers<typeof QUOTE_DESK_ROUTES> => ({
  'api.admin.quotes.desk': (context, { params }) => readQuoteDesk(deps.db, params.uuid, context.now),
  'api.admin.quotes.review': stepping((step) => reviewQuote(deps, step)),
  'api.admin.quotes.propose': stepping((step, body) => proposeByShop(deps, step, body)),
  'api.admin.quotes.refuse': stepping((step, body) => refuseByShop(deps, step, body)),
  'api.admin.quotes.cancel': stepping((step, body) => cancelByShop(deps, step, body)),
  'api.admin.quotes.comments.store': writing((step, body) => commentByShop(deps, step, body)),
  'api.admin.quotes.article': (context, { params, query }) =>
    shownArticle(deps.db, params.uuid, query.sku, context.now),
  'api.admin.quotes.paper': (context, { params }) => deskQuotePaper(deps, params.uuid, context.now),
});
