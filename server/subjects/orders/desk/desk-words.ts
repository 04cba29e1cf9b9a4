/** What the desk says of states and refusals. */
import type { OrderStatus } from '#core/domain/order/status.ts';
import type { RefusalCode, RefusalData } from '#core/wire/refusal.ts';

export const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'En attente de paiement',
  pending: 'En attente',
  processing: 'En cours de traitement',
  completed: 'Terminée',
  canceled: 'Annulée',
  closed: 'Clôturée',
  quote: 'Devis',
};

export const SHIPMENT_WORDS = {
  pending: 'À préparer',
  processing: 'Expédiée',
  completed: 'Livrée',
  canceled: 'Annulée',
} as const;

export const INVOICE_WORDS = {
  pending_payment: 'En attente de paiement',
  paid: 'Payée',
  overdue: 'En retard',
  refunded: 'Remboursée',
} as const;

export const REFUND_WORDS = { pending: 'En cours', refunded: 'Remboursé', failed: 'Échec' } as const;

const REFUSALS: Readonly<Partial<Record<RefusalCode, string>>> = {
  'order.notAllowed': 'L’état de la commande ne le permet pas.',
  'invoice.quantityInvalid': 'Quantité à facturer invalide.',
  'shipment.quantityInvalid': 'Quantité à expédier invalide.',
  'refund.quantityInvalid': 'Quantité à rembourser invalide.',
  'refund.amountInvalid': 'Montant à rembourser invalide.',
  'refund.amountTooHigh': 'Le montant dépasse le montant remboursable.',
  'refund.feeForbidden': 'La loi interdit ici de retenir des frais.',
};

/** The sentence of a refusal; its code where nothing better is known. */
export function refusalWords(code: RefusalCode, data: RefusalData): string {
  if (code === 'stock.short') return `Stock insuffisant dans ${String(data['source'])}.`;
  if (code === 'invoice.incomplete') return `Mentions à compléter avant de facturer : ${String(data['rules'])}.`;
  if (code === 'record.unknown' && 'source' in data) return `Lieu de stock inconnu : ${String(data['source'])}.`;
  if (code === 'order.notAllowed' && data['reason'] === 'paid') {
    return 'Cette commande est payée : effectuez un remboursement.';
  }
  return REFUSALS[code] ?? code;
}
