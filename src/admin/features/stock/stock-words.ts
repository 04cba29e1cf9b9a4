import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CorrectionCause } from '#core/domain/stock/correction.ts';
import type { StockReason } from '#core/domain/stock/movement.ts';

/** Why stock moved. */
export const REASON_WORDS: Readonly<Record<StockReason, MessageDescriptor>> = {
  order: msg`Commande`,
  shipment: msg`Expédition`,
  cancel: msg`Colis rappelé`,
  refund: msg`Retour en stock`,
  manual: msg`Correction`,
  transfer: msg`Transfert`,
  count: msg`Inventaire`,
  import: msg`Import`,
  arrival: msg`Arrivage`,
};

/** What a correction was for. */
export const CAUSE_WORDS: Readonly<Record<CorrectionCause, MessageDescriptor>> = {
  found: msg`Retrouvé`,
  lost: msg`Perdu ou volé`,
  damaged: msg`Abîmé`,
  used: msg`Utilisé par la boutique`,
  error: msg`Erreur de saisie`,
  other: msg({ context: 'stock', message: 'Autre' }),
};
