/** What is true now of an article that was put aside: its stock and its price, dated where the device is alone. */
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useDated, useOfferWords } from '#src/shop/parts/product/offer.ts';
import { useOwnOffer } from '#src/shop/parts/product/own-price.ts';
import { useView } from '#src/shop/store/state.ts';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';

function useArticleWords(article: CatalogueRow) {
  const pricedAt = useView((state) => state.catalogue?.pricedAt) ?? '';
  return useOfferWords(useOwnOffer(article.uuid, article), useDated(pricedAt));
}

export function ArticleStock({ article }: { article: CatalogueRow }) {
  const { stock } = useArticleWords(article);
  return <StockMark state={stock.state}>{stock.text}</StockMark>;
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
