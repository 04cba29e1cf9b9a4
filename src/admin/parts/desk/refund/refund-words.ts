/** Refunds as the office says them (domain 4.5, 16.7). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import type { RefundState } from '#core/domain/order/refund-state.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

export const REFUND_WORDS: Readonly<Record<RefundState, MessageDescriptor>> = {
  pending: msg({ context: 'refund', message: 'En cours' }),
  refunded: msg({ context: 'refund', message: 'Effectué' }),
  failed: msg({ context: 'refund', message: 'Échoué' }),
};

export const REFUND_TONES: Readonly<Record<RefundState, StatusTone>> = {
  pending: 'warn',
  refunded: 'success',
  failed: 'danger',
};

export const METHOD_WORDS: Readonly<Record<RefundMethod, MessageDescriptor>> = {
  provider: msg`Sur le moyen de paiement d’origine`,
  transfer: msg`Par virement`,
  store_credit: msg`En avoir sur le compte`,
  manual: msg`Autrement, déjà fait`,
};
