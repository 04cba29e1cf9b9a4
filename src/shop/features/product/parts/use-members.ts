/** How many of each member of a group are wanted, and the press that puts them into the cart. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ProductPart } from '#core/contract/catalogue/product-parts.ts';
import { href } from '#core/contract/pages/href.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import { add, times } from '#core/domain/price/money.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { useOwnPrices } from '#src/shop/parts/product/own-price.ts';
import { person } from '#src/shop/store/person/person.ts';
import { memberEntry, usePartWords } from './part-words.ts';

export interface Member {
  readonly part: ProductPart;
  readonly quantity: number;
  /** So many and no more can be had, as far as this device knows. */
  readonly most: number;
  /** Of one, as whoever is here pays it for so many. */
  readonly price: Money;
}

export interface Members {
  readonly members: readonly Member[];
  readonly units: number;
  readonly total: Money;
  readonly busy: boolean;
  readonly want: (number: number, quantity: number) => void;
  readonly addAll: () => Promise<void>;
}

const MOST = 999;

const mostOf = ({ stock, low }: ProductPart): number => (!isSaleable(stock) ? 0 : low > 0 ? low : MOST);

export function useMembers(row: CatalogueRow, detail: ProductDetail | null): Members {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const keep = useKeeping();
  const ownPrice = useOwnPrices();
  const wordsOf = usePartWords();
  const [busy, setBusy] = useState(false);
  /* of this product, until another one is looked at */
  const [held, setHeld] = useState<{ uuid: string; wanted: Readonly<Record<number, number>> } | null>(null);
  const wanted = held?.uuid === row.uuid ? held.wanted : {};
  const members = (detail?.parts ?? []).map((part): Member => {
    const most = mostOf(part);
    const quantity = Math.min(most, wanted[part.number] ?? part.quantity);
    const { price, quantityPrices } = part;
    const own = ownPrice(
      part.variant ?? part.product,
      quantityPrices === undefined ? { price } : { price, quantityPrices },
    );
    return { part, quantity, most, price: unitPriceOf({ ...own, quantity: Math.max(1, quantity) }) };
  });
  const chosen = members.filter(({ quantity }) => quantity > 0);
  const addAll = async (): Promise<void> => {
    setBusy(true);
    const kept = await keep(async () => {
      const { cart } = await person();
      for (const { part, quantity } of chosen)
        await cart.putBack(row.area, memberEntry(row, part, wordsOf(part), quantity));
    });
    setBusy(false);
    if (kept)
      toast(t`Les articles choisis sont dans votre panier.`, {
        label: t`Voir le panier`,
        onPress: () => go(href(`${row.area}.checkout.cart`)),
      });
  };
  return {
    members,
    units: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    total: add(...chosen.map(({ price, quantity }) => times(price, quantity))),
    busy,
    want: (number, quantity) => setHeld({ uuid: row.uuid, wanted: { ...wanted, [number]: quantity } }),
    addAll,
  };
}
