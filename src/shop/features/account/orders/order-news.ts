/** What happens next with an order, in one sentence: of its card, and above its page. */
import { useLingui } from '@lingui/react/macro';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

/** Answers null where its state says everything. */
export function useOrderNews(): (order: OrderRecord) => string | null {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const { now } = useActions();
  const promise = ({ promisedFrom: from, promisedTo: to }: OrderRecord): string | null => {
    if (to === null) return null;
    const last = format.date(to);
    if (from === null || from === to) return t`livraison prévue le ${last}`;
    const first = dates.dateUntil(from, to);
    return t`livraison prévue entre le ${first} et le ${last}`;
  };
  const sentence = (said: string, more: string | null) => (more === null ? `${said}.` : `${said}, ${more}.`);
  const payment = ({ payment: { transfer, isUnderWay, expiresAt } }: OrderRecord): string | null => {
    if (isUnderWay) return t`Votre paiement est en cours de vérification.`;
    if (expiresAt === null) return null;
    if (Date.parse(expiresAt) < (now() ?? 0)) return t`Le délai de paiement est passé.`;
    const day = format.date(expiresAt);
    if (transfer !== null) return t`Virement attendu avant le ${day}.`;
    const instant = format.dateTime(expiresAt);
    return t`Paiement attendu avant le ${instant}.`;
  };
  const delivery = (order: OrderRecord): string | null => {
    const parcels = order.packages.filter(({ status }) => status !== 'canceled');
    const ready = parcels.find(({ readyAt, deliveredAt }) => readyAt !== null && deliveredAt === null);
    if (ready !== undefined && order.pickup !== null) {
      const { name } = order.pickup;
      return t`Votre commande vous attend : ${name}.`;
    }
    if (parcels.some(({ status }) => status === 'processing'))
      return sentence(t`Colis confié au transporteur`, promise(order));
    return sentence(t`En préparation`, promise(order));
  };
  return (order) => {
    const { status, isCancellationAsked, packages } = order;
    if (isCancellationAsked && status !== 'canceled' && status !== 'closed')
      return t`Annulation demandée : la boutique vous répond.`;
    if (status === 'pending_payment') return payment(order);
    if (status === 'pending' || status === 'processing') return delivery(order);
    if (status !== 'completed') return null;
    const days = packages.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted();
    const last = days.at(-1);
    if (last === undefined) return null;
    const day = format.date(last);
    return t`Livrée le ${day}.`;
  };
}
