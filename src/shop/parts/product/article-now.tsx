/** What is true now of an article that was put aside: its stock and its price, dated where the device is alone. */
import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useDated, useOfferWords } from '#src/shop/parts/product/offer.ts';
import { useOwnOffer } from '#src/shop/parts/product/own-price.ts';
import { useView } from '#src/shop/store/state.ts';
import { dayOf, timeOf } from '#src/i18n/format/date.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';

function useArticleWords(article: CatalogueRow) {
  const pricedAt = useView((state) => state.catalogue?.pricedAt) ?? '';
  const dated = useDated(pricedAt);
  return { ...useOfferWords(useOwnOffer(article.uuid, article), article.type), datedAt: dated ? pricedAt : null };
}

export function ArticleStock({ article }: { article: CatalogueRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { stock, datedAt } = useArticleWords(article);
  const day = datedAt === null ? '' : dayOf(timeOf(datedAt), locale);
  return (
    <>
      <StockMark state={stock.state}>{stock.text}</StockMark>
      {datedAt === null ? null : <small>{t`Prix et stock du ${day}`}</small>}
    </>
  );
}

export function ArticlePrice({ article }: { article: CatalogueRow }) {
  const { price, struck } = useArticleWords(article);
  return (
    <>
      {struck === undefined ? null : (
        <small>
          <VisuallyHidden>{struck.label} </VisuallyHidden>
          <s>{struck.text}</s>
        </small>
      )}
      {price}
    </>
  );
}
