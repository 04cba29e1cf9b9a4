/** Price and stock in words, the same in cards, lists and product pages. */
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { formatRound } from '#core/domain/price/format-money.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import { discountPercent } from '#core/domain/price/prior-price.ts';
import { isOldPrice } from '#core/domain/price/price-age.ts';
import type { StockState as StockCode } from '#core/domain/catalogue/stock.ts';
import type { Money } from '#core/domain/price/money.ts';
import { STOCK_MARKS, useStockWords } from '#src/content/stock-words.ts';
import type { StockState } from '#src/ui/stock/stock-mark.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export interface Offer {
  price: Money;
  regular: Money | null;
  priceFrom: boolean;
  stock: StockCode;
  low: number;
  /** What more of them cost, where that is less. */
  quantityPrices?: readonly QuantityPrice[];
}

export interface OfferWords {
  price: string;
  struck: { text: string; label: string } | undefined;
  discount: string | undefined;
  stock: { state: StockState; text: string };
}

/** Without their date: one line beside them dates both price and stock, where one must (`useDated`). */
export function useOfferWords(offer: Offer, type: string): OfferWords {
  const { t } = useLingui();
  const locale = useLocale();
  const amount = formatRound(offer.price, locale);
  const percent = offer.regular === null ? 0 : discountPercent(offer.price, offer.regular);
  return {
    price: offer.priceFrom ? t`dès ${amount}` : amount,
    struck: offer.regular === null ? undefined : { text: formatRound(offer.regular, locale), label: t`ancien prix` },
    discount: percent > 0 ? t`−${percent}\u202f%` : undefined,
    stock: { state: STOCK_MARKS[offer.stock], text: useStockWords(offer.stock, offer.low, type) },
  };
}

const never = (): (() => void) => () => {};

/** True when a price must show its date: offline, or older than a day (domain 16.3, look §7.6). */
export function useDated(pricedAt: string): boolean {
  const online = useOnline();
  const { now } = useActions();
  const old = useSyncExternalStore(
    never,
    () => {
      const at = now();
      return at !== null && isOldPrice(pricedAt, at);
    },
    () => false,
  );
  return !online || old;
}
