/** Articles put aside in the account: on every device of its customer, moved into the cart with one press. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { AccountFrame, AccountSkeleton } from '#src/features/shop/account/account-frame.tsx';
import type { AccountPlace } from '#src/features/shop/account/account-place.ts';
import { accountHome } from '#src/screens/shop/account-paths.ts';
import { useRefused } from '#src/features/shop/account/account-state.ts';
import { RefusedHere } from '#src/features/shop/account/refused-here.tsx';
import { WishLine } from '#src/features/shop/account/wish-line.tsx';
import { useArticles } from '#src/screens/shop/use-articles.ts';
import { useView } from '#src/store/state.ts';
import type { WishView } from '#src/store/wish-view.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { caretRight, heart } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

export function WishlistPage(place: AccountPlace) {
  const { t } = useLingui();
  const { area } = place;
  const wishlist = useView((state) => state.wishlist);
  const loading = useView((state) => state.wishlistLoading);
  const here = wishlist?.filter((one) => one.area === area) ?? [];
  const elsewhere = (wishlist?.length ?? 0) - here.length;
  const refused = useRefused((deed) => deed.kind === 'wish' && deed.area === area);
  const count = here.length;
  return (
    <AccountFrame
      {...place}
      title={t`Mes favoris`}
      count={count === 0 ? undefined : count === 1 ? t`1 article` : t`${count} articles`}
    >
      <div className={formLayout().page}>
        <RefusedHere refused={refused} form={place.path} />
        {loading ? (
          <AccountSkeleton />
        ) : count === 0 ? (
          <EmptyState
            glyph={heart}
            title={t`Aucun favori`}
            text={t`Touchez le cœur d’un article : il restera dans votre compte, sur tous vos appareils.`}
            actions={<LinkButton href="/nos-produits">{t`Voir les produits`}</LinkButton>}
          />
        ) : (
          <Wishes wishes={here} />
        )}
        {elsewhere > 0 ? <Elsewhere area={area === 'auto' ? 'moto' : 'auto'} count={elsewhere} /> : null}
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
      href={`${accountHome(area)}/wishlist`}
      before={<Icon glyph={heart} size="lg" />}
      title={area === 'auto' ? t`Vos favoris auto` : t`Vos favoris moto`}
      meta={count === 1 ? t`1 article` : t`${count} articles`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
