import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import type { QuoteView } from '#src/shop/features/account/account-state.ts';

const NOT_SENT = msg`Demande à envoyer`;

/** The state of a quote; "Demande envoyée" is said once the shop has it (law 3). */
export function quoteStateWords({ record, state }: QuoteView): MessageDescriptor {
  return record.state === 'requested' && state !== 'sent' ? NOT_SENT : QUOTE_STATE_WORDS[record.state];
}
