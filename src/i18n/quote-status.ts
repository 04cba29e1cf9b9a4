import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteState } from '#core/domain/quotes/quote.ts';

/** The states of a quote as its buyer reads them (domain 5.3). */
export const QUOTE_STATE_WORDS: Readonly<Record<QuoteState, MessageDescriptor>> = {
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
