/** The colour of each state of a quote in the office (domain 5.3, 16.7). */
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

export const QUOTE_TONES: Readonly<Record<QuoteState, StatusTone>> = {
  requested: 'warn',
  in_review: 'warn',
  proposed: 'info',
  accepted: 'violet',
  converted: 'success',
  declined: 'neutral',
  refused_by_shop: 'neutral',
  expired: 'neutral',
  canceled: 'neutral',
};
