import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { FavouriteRow } from '#src/db/rows.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { ArticlePrice, ArticleStock } from '#src/shop/parts/product/article-now.tsx';
import { linePicture } from '#src/content/media.ts';
import { fitsCart } from '#src/shop/parts/product/fits-cart.ts';
import { useAddToCart } from '#src/shop/parts/product/use-add-to-cart.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';

/** A favourite: what the device showed when it was put aside, and what is true now where that is known. */
export function FavouriteLine({ favourite, article }: { favourite: FavouriteRow; article: CatalogueRow | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const { toast } = useActions();
  const change = useChange();
  const { name, path, image, price } = favourite.snapshot;
  const day = dates.dayTime(favourite.at);
  const remove = async (): Promise<void> => {
    const row: FavouriteRow = { ...favourite, snapshot: { ...favourite.snapshot } };
    if (await change(({ wishes }) => wishes.toggle(row)))
      toast(t`Retiré de vos favoris.`, {
        label: t`Rétablir`,
        onPress: () => void change(({ wishes }) => wishes.toggle(row)),
      });
  };
  return (
    <LineItem
      href={path}
      name={article?.name ?? name}
      reference={article?.sku ?? (price === null ? '' : t`Prix du ${day}`)}
      image={linePicture(article?.image?.hash ?? image)}
      options={article === undefined ? undefined : <ArticleStock article={article} />}
      controls={
        <>
          {article !== undefined && fitsCart(article, null) ? (
            <AddInWords article={article} />
          ) : (
            <LinkButton href={path} tone="line" size="sm">
              {t`Voir le produit`}
            </LinkButton>
          )}
          <IconButton glyph={trash} tone="quiet" label={t`Retirer ${name} des favoris`} onClick={() => void remove()} />
        </>
      }
      total={
        article === undefined ? price === null ? undefined : format.money(price) : <ArticlePrice article={article} />
      }
    />
  );
}

function AddInWords({ article }: { article: CatalogueRow }) {
  const { t } = useLingui();
  const { busy, add } = useAddToCart();
  return (
    <Button tone="line" size="sm" loading={busy} onClick={() => void add({ row: article }, 1)}>
      {t`Ajouter au panier`}
    </Button>
  );
}
