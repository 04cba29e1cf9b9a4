/** What the page of a product shows beside it, in the order of its form. */
import { useLingui } from '@lingui/react/macro';
import { textsIn, type Values } from '#core/domain/fields/values.ts';
import { STOCK, stockState, DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import type { PartArticle } from '#core/contract/admin/products/articles.ts';
import { formatRound } from '#core/domain/price/format-money.ts';
import { linePicture } from '#src/content/media.ts';
import { useStockWords, STOCK_MARKS } from '#src/content/stock-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';
import { titleOf } from '../parts/use-part-articles.ts';
import type { KnownOfShop } from './typed-offer.ts';
import { RELATIONS } from './use-known-of-shop.ts';

/** Of a card on a shelf, in px. */
const CARD_WIDTH = 170;

export function DrawnRelations({ fields, known }: { fields: Values; known: KnownOfShop }) {
  const { t } = useLingui();
  const titles = { related: t`Va avec`, upSells: t`Vous aimerez aussi`, alternatives: t`Équivalences` };
  return RELATIONS.map((name) => {
    const articles = textsIn(fields[name]).flatMap((uuid) => known.articleOf(uuid) ?? []);
    const shown = articles.filter(({ isSold }) => isSold);
    if (shown.length === 0) return null;
    return (
      <section key={name} aria-label={titles[name]}>
        <h2>{titles[name]}</h2>
        <ul style={{ display: 'flex', gap: 16, overflow: 'hidden' }}>
          {shown.map((article) => (
            <Beside key={article.uuid} article={article} />
          ))}
        </ul>
      </section>
    );
  });
}

function Beside({ article }: { article: PartArticle }) {
  const locale = useLocale();
  const stock = article.available === null ? STOCK.in : stockState(article.available, DEFAULT_STOCK_RULES);
  const text = useStockWords(stock, article.available ?? 0);
  return (
    <li style={{ width: CARD_WIDTH, flex: 'none' }}>
      <ProductCard
        href="#"
        name={titleOf(article)}
        reference={article.sku}
        image={linePicture(article.hash)}
        price={formatRound(article.price, locale)}
        stock={{ state: STOCK_MARKS[stock], text }}
      />
    </li>
  );
}
