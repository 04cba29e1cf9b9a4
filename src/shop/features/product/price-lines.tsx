import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { QuantityPrices } from '#src/shop/features/product/quantity-prices.tsx';
import type { OfferWords } from '#src/shop/parts/product/offer.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Price } from '#src/ui/price/price.tsx';

export interface PriceLinesProps {
  words: OfferWords;
  /** It is the price of the buyer's group. */
  isOwn: boolean;
  quantityPrices: readonly QuantityPrice[];
  /** The price may be another by now: it says of when it is. */
  dated: boolean;
  pricedAt: string;
  detail: ProductDetail | null;
}

/** The price of a product with all that the law wants beside it: the one struck, the deposit, the eco-contribution. */
export function PriceLines({ words, isOwn, quantityPrices, dated, pricedAt, detail }: PriceLinesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const at = dated ? format.dateTime(pricedAt) : '';
  const own = dated ? t`TTC, votre tarif et stock du ${at}` : t`TTC, votre tarif`;
  const everybody = dated ? t`TTC, prix et stock du ${at}` : t`TTC`;
  const small = (text: string) => <p className={productLayout().small}>{text}</p>;
  const charge = (amount = 0): string | null => (amount === 0 ? null : format.money(amount));
  const deposit = charge(detail?.deposit);
  const eco = charge(detail?.ecoContribution);
  return (
    <div>
      <div className={productLayout().price}>
        <Price
          size="page"
          now={words.price}
          {...(words.struck === undefined ? {} : { was: words.struck })}
          dated={dated}
          note={isOwn ? own : everybody}
        />
        <div className={productLayout().steps}>
          <QuantityPrices prices={quantityPrices} />
        </div>
      </div>
      {words.struck && small(t`Prix barré : notre prix le plus bas des 30 derniers jours avant la promotion.`)}
      {deposit && small(t`Dont consigne : ${deposit}, rendue au retour de l’ancienne pièce.`)}
      {eco && small(t`Dont éco-contribution : ${eco}`)}
    </div>
  );
}
