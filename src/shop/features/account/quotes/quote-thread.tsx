/** What the buyer and the shop write about a quote: in the lane of its cart (sync rule S84). */
import { quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { Thread } from '#src/shop/features/account/thread/thread.tsx';

export function QuoteThread({ quote }: { quote: QuoteRecord }) {
  const { area, uuid: of } = quote;
  return (
    <Thread
      messages={quote.comments ?? []}
      form={`comment:${of}`}
      rule={quoteCommentRoute.body.entries.message}
      isOf={(change, uuid) => change.kind === 'comment' && change.uuid === uuid}
      send={(own, written, options) =>
        own.perform('api.quotes.comments.store', { area, quote: of, ...written }, options)
      }
    />
  );
}
