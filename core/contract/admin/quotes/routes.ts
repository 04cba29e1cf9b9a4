/** What is asked of one quote beside the list it stands in. */
import { quoteDeskRoute } from './desk.ts';
import {
  cancelQuoteRoute,
  commentDeskQuoteRoute,
  proposeQuoteRoute,
  quoteArticleRoute,
  quotePaperRoute,
  refuseQuoteRoute,
  reviewQuoteRoute,
} from './moves.ts';

export const QUOTE_DESK_ROUTES = {
  'api.admin.quotes.desk': quoteDeskRoute,
  'api.admin.quotes.review': reviewQuoteRoute,
  'api.admin.quotes.propose': proposeQuoteRoute,
  'api.admin.quotes.refuse': refuseQuoteRoute,
  'api.admin.quotes.cancel': cancelQuoteRoute,
  'api.admin.quotes.comments.store': commentDeskQuoteRoute,
  'api.admin.quotes.article': quoteArticleRoute,
  'api.admin.quotes.paper': quotePaperRoute,
} as const;
