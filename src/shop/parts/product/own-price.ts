/** Prices as whoever is here pays them: documents say those of everybody, the device puts its customer's in. */
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Offer } from '#src/shop/parts/product/offer.ts';
import { asEverybody } from '#src/shop/store/account/as-everybody.ts';
import { useView, type OwnPrices } from '#src/shop/store/state.ts';

const NONE: readonly QuantityPrice[] = [];

const everybodys: OwnPrices = (_, asked) => asEverybody(asked);

/** For lists: answers what an article (or variant) of this UUID costs here. */
export const useOwnPrices = (): OwnPrices => useView((state) => state.ownPrices) ?? everybodys;

export interface OwnOffer extends Offer {
  /** Lower than what everybody is asked. */
  readonly isOwn: boolean;
  readonly quantityPrices: readonly QuantityPrice[];
}

/** An offer at the price it has here. A price struck stays: an own price announces no reduction, and takes none away. */
export function useOwnOffer(sold: string, offer: Offer): OwnOffer {
  const { unitPrice, quantityPrices = NONE } = useOwnPrices()(sold, offer);
  return { ...offer, price: unitPrice, isOwn: unitPrice < offer.price, quantityPrices };
}
