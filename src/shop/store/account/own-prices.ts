/** What whoever is here pays: the price of everybody, or that of their group as far as this device knows it. */
import { unitPrices, type QuantityPrice } from '#core/domain/price/group-price.ts';
import { asEverybody } from '#src/shop/store/account/as-everybody.ts';
import { readState, type OwnPrices } from '#src/shop/store/state.ts';

type PricesByArticle = Readonly<Record<string, readonly QuantityPrice[]>>;

const made = new WeakMap<PricesByArticle, OwnPrices>();

/** The prices of a customer's group by UUID of the product or variant, as a rule; the same one for the same prices. */
export function ownPricesFrom(prices: PricesByArticle): OwnPrices {
  const known = made.get(prices);
  if (known !== undefined) return known;
  const rule: OwnPrices = (sold, { price, quantityPrices = [] }) =>
    unitPrices(price, quantityPrices, prices[sold] ?? []);
  made.set(prices, rule);
  return rule;
}

/** @param sold UUID of the product or variant */
export const ownPrices: OwnPrices = (sold, asked) => readState().ownPrices?.(sold, asked) ?? asEverybody(asked);
