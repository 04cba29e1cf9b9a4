import { quoteAcceptRoute, quoteDeclineRoute } from '#core/contract/quotes/quote-answer.ts';
import { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { acceptQuote, declineQuote } from './answer/answer-quote.ts';
import { forgetQuotes, sweepQuotes } from './forget-quotes.ts';
import { sweepLinks } from './links/quote-links.ts';
import { QUOTE_MAILS } from './mails/mails.ts';
import { cancelQuote, storeComment } from './answer/quote-thread.ts';
import { readQuotes } from './read/read-quotes.ts';
import { convertQuote } from './service/convert-quote.ts';
import { endQuotes } from './service/end-quotes.ts';
import { storeQuote } from './store-quote.ts';
import { QUOTE_DATA } from './personal.ts';
import { quoteOffice } from './office/routes.ts';
import { quoteHandlers } from './quote-handlers.ts';

export const quotes = {
  routes: quoteHandlers,
  office: quoteOffice,
  handlers: {
    'api.checkout.quotes.store': changeHandler(quoteStoreRoute, storeQuote),
    'api.quotes.accept': changeHandler(quoteAcceptRoute, acceptQuote),
    'api.quotes.decline': changeHandler(quoteDeclineRoute, declineQuote),
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
  sweep: async (db, now, tools) => {
    await endQuotes(db, now, tools);
    await sweepLinks(db, now);
    await sweepQuotes(db, now, tools);
  },
  afterOrder: convertQuote,
  forget: forgetQuotes,
  personal: QUOTE_DATA,
} as const satisfies Subject;
