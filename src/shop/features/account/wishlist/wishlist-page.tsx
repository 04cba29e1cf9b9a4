/** Articles put aside in the account: on every device of its customer, moved into the cart with one press. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useRefused } from '#src/shop/features/account/account-state.ts';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import { WishLine } from '#src/shop/features/account/wishlist/wish-line.tsx';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
import { NoWishesHere } from '#src/shop/parts/product/no-wishes-here.tsx';
import { useArticles } from '#src/shop/parts/product/use-articles.ts';
import { useView } from '#src/shop/store/state.ts';
import type { WishView } from '#src/shop/store/wishlist/wish-view.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { caretRight, heart } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { href } from '#core/contract/pages/href.ts';

export function WishlistPage(place: AccountPlace) {
  const { t } = useLingui();
  const { area } = place;
  const other = area === 'auto' ? 'moto' : 'auto';
  const hasWishes = useHasWishes();
  const { wishlist, wishlistLoading: loading } = useView((state) => state[`wishlist:${area}`]);
  const elsewhere = useView((state) => state[`wishlist:${other}`].wishlist?.length ?? 0);
  const here = hasWishes ? (wishlist ?? []) : [];
  const refused = useRefused((change) => change.kind === 'wish' && change.area === area);
  const count = here.length;
  return (
    <AccountFrame
      {...place}
      title={t`Mes favoris`}
      count={count === 0 ? undefined : count === 1 ? t`1 produit` : t`${count} produits`}
    >
      <div className={formLayout().page}>
        <RefusedEdit refused={refused} form={place.path} />
        {!hasWishes ? (
          <NoWishesHere />
        ) : loading ? (
          <AccountSkeleton />
        ) : count === 0 ? (
          <EmptyState
            glyph={heart}
            title={t`Aucun favori`}
            text={t`Touchez le cœur d’un produit pour le retrouver ici, sur tous vos appareils.`}
            actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
          />
        ) : (
          <Wishes wishes={here} />
        )}
        {hasWishes && elsewhere > 0 ? <Elsewhere area={other} count={elsewhere} /> : null}
      </div>
    </AccountFrame>
  );
}

function Wishes({ wishes }: { wishes: readonly WishView[] }) {
  const articles = useArticles(wishes.map((one) => one.uuid));
  return (
    <ul>
      {wishes.map((wish) => (
        <WishLine key={wish.lineKey} wish={wish} article={articles.get(wish.uuid)} />
      ))}
    </ul>
  );
}

function Elsewhere({ area, count }: { area: AccountPlace['area']; count: number }) {
  const { t } = useLingui();
  return (
    <RowLink
      ruled
      href={href(`${area}.account.wishlist`)}
      before={<Icon glyph={heart} size="lg" />}
      title={area === 'auto' ? t`Vos favoris auto` : t`Vos favoris moto`}
      meta={count === 1 ? t`1 produit` : t`${count} produits`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
