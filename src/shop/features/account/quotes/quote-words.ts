import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { QuoteView } from '#src/shop/features/account/account-state.ts';

/** The states of a quote as its buyer reads them (domain 5.3). */
const WORDS: Readonly<Record<QuoteState, MessageDescriptor>> = {
  requested: msg`Demande envoyée`,
  in_review: msg`En cours d’étude`,
  proposed: msg`Proposition envoyée`,
  accepted: msg`Acceptée`,
  converted: msg`Transformée en commande`,
  declined: msg`Refusée`,
  refused_by_shop: msg`Déclinée`,
  expired: msg`Expirée`,
  canceled: msg`Annulée`,
};

const NOT_SENT = msg`Demande à envoyer`;

/** The state of a quote; "Demande envoyée" is said once the shop has it (law 3). */
export function quoteStateWords({ record, state }: QuoteView): MessageDescriptor {
  return record.state === 'requested' && state !== 'sent' ? NOT_SENT : WORDS[record.state];
}
