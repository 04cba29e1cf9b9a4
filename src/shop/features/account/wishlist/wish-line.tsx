import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { useLineSync } from '#src/shop/features/account/standing-label.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { ArticlePrice, ArticleStock } from '#src/shop/parts/product/article-now.tsx';
import { fitsCart } from '#src/shop/parts/product/fits-cart.ts';
import { linePicture } from '#src/content/media.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { WishView } from '#src/shop/store/wishlist/wish-view.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';

/** An article put aside: as it was then, and what is true now where that is known. */
export function WishLine({ wish, article }: { wish: WishView; article: CatalogueRow | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const { toast } = useActions();
  const change = useChange();
  const { area, lineKey, variant, snapshot } = wish;
  const { path, image, price } = snapshot;
  const name = article?.name ?? snapshot.name;
  const standing = useStanding((one) => one.kind === 'wish' && one.area === area && one.lineKey === lineKey);
  const sync = useLineSync(standing?.state === 'sent' ? null : standing);
  const day = dates.dayTime(wish.at);
  const putBack = () => change(({ wishes }) => wishes.putBack(wish));
  const remove = async (): Promise<void> => {
    if (await change((own) => own.perform('api.account.wishlist.destroy', { area, lineKey })))
      toast(t`Retiré de vos favoris.`, { label: t`Rétablir`, onPress: () => void putBack() });
  };
  return (
    <LineItem
      href={path}
      name={name}
      reference={article?.sku ?? (price === null ? '' : t`Prix du ${day}`)}
      image={linePicture(article?.image?.hash ?? image)}
      options={article === undefined ? undefined : <ArticleStock article={article} />}
      {...sync}
      controls={
        <>
          {article !== undefined && fitsCart(article, variant) ? (
            <MoveToCart wish={wish} article={article} />
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

/** Into the cart and off the list: both or neither. */
function MoveToCart({ wish, article }: { wish: WishView; article: CatalogueRow }) {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const change = useChange();
  const { area } = wish;
  const { name } = article;
  const move = async (): Promise<void> => {
    const isSafe = await change(({ wishes }) => wishes.moveToCart(wish, article));
    if (isSafe)
      toast(t`${name} a été ajouté au panier.`, {
        label: t`Voir le panier`,
        onPress: () => go(href(`${area}.checkout.cart`)),
      });
  };
  return (
    <Button tone="ink" size="sm" aria-label={t`Ajouter au panier : ${name}`} onClick={() => void move()}>
      {t`Ajouter au panier`}
    </Button>
  );
}
