/** The words of returns, French and English, as mails say them (domain 16.7). */
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';

type Bilingual = readonly [french: string, english: string];

export const RMA_STATUS_WORDS: Readonly<Record<RmaStatus, Bilingual>> = {
  new_request: ['Nouvelle demande', 'New request'],
  processing: ['En cours de traitement', 'Processing'],
  solved: ['Résolue', 'Solved'],
  refused: ['Refusée', 'Refused'],
  awaiting_return: ['En attente de retour', 'Awaiting return'],
  returned: ['Retour reçu', 'Returned'],
  refunded: ['Remboursée', 'Refunded'],
  new_parcel_sent: ['Nouveau colis envoyé', 'New parcel sent'],
  'customer-closed': ['Clôturée par le client', 'Closed by customer'],
};
