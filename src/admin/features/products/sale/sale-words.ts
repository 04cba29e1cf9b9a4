import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';

export const SALE_WORDS: Readonly<Record<SaleState, MessageDescriptor>> = {
  draft: msg`Brouillon`,
  available: msg`Disponible`,
  reserved: msg`Réservé`,
  sold: msg`Vendu`,
  withdrawn: msg`Retiré de la vente`,
};

/** What a button says that leads from one state to another. */
export function stepWords(from: SaleState, to: SaleState): MessageDescriptor {
  if (from === 'draft') return msg`Mettre en vente`;
  if (from === 'reserved' && to === 'available') return msg`Libérer`;
  if (to === 'reserved') return msg`Réserver`;
  return to === 'sold' ? msg`Marquer comme vendu` : msg`Retirer de la vente`;
}
