import { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { QUOTE_MAILS } from './mails.ts';
import { cancelQuote, storeComment } from './quote-thread.ts';
import { readQuotes } from './read-quotes.ts';
import { storeQuote } from './store-quote.ts';

export const quotes = {
  handlers: {
    'api.checkout.quotes.store': changeHandler(quoteStoreRoute, storeQuote),
    'api.quotes.cancel': changeHandler(quoteCancelRoute, cancelQuote),
    'api.quotes.comments.store': changeHandler(quoteCommentRoute, storeComment),
  },
  readers: [
    {
      kind: quoteKind.kind,
      mayBeGone: quoteKind.mayBeGone,
      read: async (trx, person, wanted) => {
        const found = await readQuotes(trx, person, wanted);
        return new Map(found.map((record) => [quoteKind.key(record.uuid), record]));
      },
    },
  ],
  mails: QUOTE_MAILS,
} as const satisfies Subject;
