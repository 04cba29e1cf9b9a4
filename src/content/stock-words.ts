/** Whether an article can be had, in words, the same in the shop and in its previews. */
import { useLingui } from '@lingui/react/macro';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { STOCK, type StockState as StockCode } from '#core/domain/catalogue/stock.ts';
import type { StockState } from '#src/ui/stock/stock-mark.tsx';

export const STOCK_MARKS: Readonly<Record<StockCode, StockState>> = {
  [STOCK.out]: 'out',
  [STOCK.low]: 'low',
  [STOCK.in]: 'in',
  [STOCK.order]: 'unknown',
};

/**
 * @param count how many are left, where few are
 * @param type of the article: what is no piece does not lie in stock
 */
export function useStockWords(stock: StockCode, count: number, type = ''): string {
  const { t } = useLingui();
  const { offered } = factsOfType(type);
  const words: Readonly<Record<StockCode, string>> = {
    [STOCK.out]: t`Épuisé`,
    [STOCK.low]: t`Plus que ${count}`,
    [STOCK.in]:
      offered === undefined ? t`En stock` : offered === 'download' ? t`Téléchargement immédiat` : t`Disponible`,
    [STOCK.order]: t`Sur commande`,
  };
  return words[stock];
}
