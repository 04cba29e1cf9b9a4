import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** « Dès 4 : 39,90 € l’unité » (domain 2.5), beside the stock: nothing below moves when the device knows them. */
export function QuantityPrices({ prices }: { prices: readonly QuantityPrice[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return prices.map(({ quantity, price }) => {
    const amount = format.money(price);
    return (
      <span key={quantity} className={productLayout().step}>
        {t`Dès ${quantity} : ${amount} l’unité`}
      </span>
    );
  });
}
