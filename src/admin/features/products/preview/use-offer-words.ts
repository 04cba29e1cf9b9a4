import { useLingui } from '@lingui/react/macro';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { formatRound } from '#core/domain/price/format-money.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { STOCK_MARKS, useStockWords } from '#src/content/stock-words.ts';
import type { StockState } from '#src/ui/stock/stock-mark.tsx';
import type { TypedOffer } from './typed-offer.ts';

interface OfferWords {
  readonly price: string;
  readonly stock: { readonly state: StockState; readonly text: string };
}

/** As cards of the shop say it; of what cannot be bought yet that there is nothing to show. */
export function useOfferWords(offer: TypedOffer | null, type: string): OfferWords {
  const { t } = useLingui();
  const locale = useLocale();
  const { price, isFrom, stock, low } = offer ?? { price: 0, isFrom: false, stock: STOCK.out, low: 0 };
  const text = useStockWords(stock, low, type);
  const amount = formatRound(price, locale);
  if (offer === null) return { price: '', stock: { state: 'out', text: t`Pas encore montré` } };
  return { price: isFrom ? t`dès ${amount}` : amount, stock: { state: STOCK_MARKS[stock], text } };
}
