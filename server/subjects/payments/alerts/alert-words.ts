/** What an alert says to the shop, by the reason noted with the order; the shop reads French (domain 12, 50). */
import type { PaymentAlertCode } from '#core/domain/payment/ledger.ts';

const PLAIN: Readonly<Record<PaymentAlertCode | 'overpaid' | 'paidAfterEnd', string>> = {
  amount: 'Montant différent de celui de la commande',
  currency: 'Devise différente de celle de la commande',
  mode: 'Paiement de test dans la boutique réelle, ou l’inverse',
  chargeback: 'Paiement contesté auprès de la banque du client',
  underpaid: 'Somme reçue inférieure au montant dû',
  paidLate: 'Somme reçue après le délai de paiement',
  overpaid: 'Somme reçue supérieure au montant dû',
  paidAfterEnd: 'Somme reçue pour une commande annulée ou close',
};

const isPlain = (reason: string): reason is keyof typeof PLAIN => Object.hasOwn(PLAIN, reason);

const FOREIGN: Readonly<Record<string, string>> = {
  order: 'une autre commande',
  reference: 'une autre référence',
};

const REFUND_FAILURES: Readonly<Record<string, string>> = {
  manual: 'à faire à la main auprès du prestataire',
  refused: 'refusé par le prestataire',
};

const UNREAD: Readonly<Record<string, string>> = {
  notANotification: 'Notification signée par le prestataire que la boutique ne sait pas lire',
  statusUnknown: 'Notification du prestataire dont la boutique ne connaît pas l’état',
};

/** The sentence of a reason. What a provider says in its own words follows as it is. */
export function alertWords(reason: string): string {
  if (isPlain(reason)) return PLAIN[reason];
  const [kind, first = '', ...rest] = reason.split(' ');
  if (kind === 'mismatch')
    return `Notification qui concerne ${[first, ...rest].map((one) => FOREIGN[one] ?? one).join(' et ')}`;
  if (kind === 'unread') return UNREAD[first] ?? reason;
  if (kind === 'refund')
    return `Remboursement ${first} non effectué\u202f: ${REFUND_FAILURES[rest.join(' ')] ?? rest.join(' ')}`;
  return reason;
}
