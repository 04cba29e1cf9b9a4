import type { UnitPrices } from '#core/domain/price/group-price.ts';
import type { AskedPrices } from '#src/shop/store/state.ts';

/** What everybody is asked, as a line of a cart holds it. */
export const asEverybody = ({ price: unitPrice, quantityPrices }: AskedPrices): UnitPrices =>
  quantityPrices === undefined ? { unitPrice } : { unitPrice, quantityPrices };
