import { useLingui } from '@lingui/react/macro';
import type { DeliveryTerms } from '#core/domain/cart/delivery.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** A promise: what it is and costs, and how long it takes. */
export interface DeliveryPromise {
  readonly what: string;
  readonly when: string;
}

/** What the shop's settings say about the standard delivery; null where there is none. */
export function useDeliveryTerms(): DeliveryTerms | null {
  const rate = useSetting('sales.carriers.flatrate.default_rate');
  const type = useSetting('sales.carriers.flatrate.type');
  const freeFrom = useSetting('sales.carriers.free.min_amount');
  const isFree = useSetting('sales.carriers.free.active');
  if (!useSetting('sales.carriers.flatrate.active')) return null;
  return { rate, per: type === 'per_unit' ? 'unit' : 'order', freeFrom: isFree ? freeFrom : null };
}

/** An amount as it is said: whole euros without cents. */
export function useRoundMoney(): (amount: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (amount) => {
    const euros = format.number(amount / UNITS_PER_EURO);
    return amount % UNITS_PER_EURO === 0 ? t`${euros} €` : format.money(amount);
  };
}

/** How a parcel is brought, in the words of every page; null where it is not. */
export function useDelivery(): DeliveryPromise | null {
  const { t } = useLingui();
  const money = useRoundMoney();
  const terms = useDeliveryTerms();
  const [from, to] = [
    useSetting('sales.carriers.flatrate.min_days') ?? 0,
    useSetting('sales.carriers.flatrate.max_days') ?? 0,
  ];
  if (terms === null) return null;
  const rate = money(terms.rate);
  const threshold = terms.freeFrom === null ? '' : money(terms.freeFrom);
  const when = from < to ? t`${from} à ${to} jours ouvrés` : to === 1 ? t`1 jour ouvré` : t`${to} jours ouvrés`;
  const price = terms.per === 'unit' ? t`Livraison ${rate} par article` : t`Livraison ${rate}`;
  if (terms.rate === 0 || terms.freeFrom === 0) return { what: t`Livraison offerte`, when };
  return { what: threshold === '' ? price : t`${price}, offerte dès ${threshold}`, when };
}

/** Where a parcel can be fetched; null where it cannot. */
export function usePickUp(): DeliveryPromise | null {
  const { t } = useLingui();
  const town = useSetting('general.company.legal.city');
  const hours = useSetting('sales.carriers.pickup.preparation_hours') ?? 0;
  if (!useSetting('sales.carriers.pickup.active')) return null;
  return {
    what: town === '' ? t`Retrait gratuit au magasin` : t`Retrait gratuit à ${town}`,
    when: t`${hours} h ouvrées après confirmation`,
  };
}
