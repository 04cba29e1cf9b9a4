import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { OfferWords } from '#src/shop/parts/product/offer.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Price } from '#src/ui/price/price.tsx';

export interface PriceLinesProps {
  words: OfferWords;
  /** The price may be another by now: it says of when it is. */
  dated: boolean;
  pricedAt: string;
  detail: ProductDetail | null;
}

/** The price of a product with all that the law wants beside it: the one struck, the deposit, the eco-contribution. */
export function PriceLines({ words, dated, pricedAt, detail }: PriceLinesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const at = dated ? format.dateTime(pricedAt) : '';
  const small = (text: string) => <p className={productLayout().small}>{text}</p>;
  const charge = (amount = 0): string | null => (amount === 0 ? null : format.money(amount));
  const deposit = charge(detail?.deposit);
  const eco = charge(detail?.ecoContribution);
  return (
    <div>
      <Price
        size="page"
        now={words.price}
        {...(words.struck === undefined ? {} : { was: words.struck })}
        dated={dated}
        note={dated ? t`TTC, prix du ${at}` : t`TTC`}
      />
      {words.struck && small(t`Prix barré : notre prix le plus bas des 30 derniers jours avant la promotion.`)}
      {deposit && small(t`Dont consigne : ${deposit}, rendue au retour de l’ancienne pièce.`)}
      {eco && small(t`Dont éco-contribution : ${eco}`)}
    </div>
  );
}
