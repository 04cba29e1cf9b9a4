import { useLingui } from '@lingui/react/macro';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import { withoutWidow } from '#src/shop/parts/product/article-name.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useAddToCart } from '#src/shop/parts/product/use-add-to-cart.ts';
import { useIsFavourite, useUnitsInCart } from '#src/shop/parts/device/device-state.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { useDated, useOfferWords } from '#src/shop/parts/product/offer.ts';
import { useSaleWords } from '#src/shop/parts/product/sale-words.ts';
import { useOwnOffer } from '#src/shop/parts/product/own-price.ts';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { person } from '#src/shop/store/person/person.ts';
import { dayOf, timeOf } from '#src/i18n/format/date.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { IconButton, IconLink } from '#src/ui/button/icon-button.tsx';
import { arrowRight, heart, heartFill, plus } from '#src/ui/icon/glyphs.ts';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';

export interface ProductTileProps {
  row: CatalogueRow;
  pricedAt: string;
  /** Above the fold. */
  eager?: boolean;
  /** The main picture of the page. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** An article in a list, a carousel or a result. */
export function ProductTile({ row, pricedAt, eager = false, priority = false, headingLevel = 3 }: ProductTileProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const dated = useDated(pricedAt);
  const words = useOfferWords(useOwnOffer(row.uuid, row), row.type);
  const sale = useSaleWords(row);
  const day = dated ? dayOf(timeOf(pricedAt), locale) : '';
  const stand = frame.category(row.categoryIds[0] ?? 0)?.picture;
  const picture = row.image ?? stand;
  return (
    <ProductCard
      href={productPath(row)}
      name={withoutWidow(row.name)}
      {...(row.brand === null ? {} : { brand: row.brand.label })}
      reference={row.subtitle === '' ? row.sku : `${row.sku} · ${row.subtitle}`}
      image={picture ? pictureData(picture, '') : NO_PICTURE}
      eager={eager}
      priority={priority}
      headingLevel={headingLevel}
      price={words.price}
      {...(words.struck === undefined ? {} : { struck: words.struck })}
      {...(words.discount === undefined ? {} : { discount: words.discount })}
      stock={sale ?? words.stock}
      {...(dated ? { priceNote: t`Prix et stock du ${day}` } : {})}
      corner={<FavouriteButton row={row} />}
      actions={<AddButton row={row} />}
    />
  );
}

/** Nothing where the shop offers no favourites. */
export function FavouriteButton({
  row,
  tone = 'plate',
  size = 'md',
}: {
  row: CatalogueRow;
  tone?: 'plate' | 'line' | 'plain';
  size?: 'md' | 'lg';
}) {
  const { t } = useLingui();
  const { toast } = useActions();
  const keep = useKeeping();
  const chosen = useIsFavourite(row.uuid);
  const name = row.name;
  if (!useHasWishes()) return null;
  return (
    <IconButton
      glyph={chosen ? heartFill : heart}
      label={chosen ? t`Retirer ${name} des favoris` : t`Ajouter ${name} aux favoris`}
      aria-pressed={chosen}
      tone={tone}
      size={size}
      onClick={() => {
        void keep(async () => {
          const now = await (await person()).wishes.toggleArticle(row);
          toast(now ? t`Ajouté à vos favoris.` : t`Retiré de vos favoris.`);
        });
      }}
    />
  );
}

/** Adds one and shows how many are in the cart; an article with options or for sale by contact leads to its page instead. */
export function AddButton({ row }: { row: CatalogueRow }) {
  const { t } = useLingui();
  const { busy, add } = useAddToCart();
  const units = useUnitsInCart(row);
  const name = row.name;
  const asksSeller = factsOfType(row.type).button === 'askSeller';
  if (asksSeller || row.variants > 0)
    return (
      <IconLink
        glyph={arrowRight}
        href={productPath(row)}
        label={asksSeller ? t`Voir ${name}` : t`Choisir les options de ${name}`}
        tone="ink"
      />
    );
  const out = !isSaleable(row.stock);
  const inCart = units === 1 ? t`Panier, 1 article` : t`Panier, ${units} articles`;
  return (
    <IconButton
      glyph={plus}
      tone="ink"
      label={out ? t`${name} est épuisé` : t`Ajouter ${name} au panier`}
      {...(units > 0 ? { 'aria-description': inCart } : {})}
      {...(out ? { 'aria-disabled': true } : { onClick: () => void add({ row }, 1) })}
      {...(busy ? { 'aria-busy': true } : {})}
    >
      <Badge count={units} />
    </IconButton>
  );
}
