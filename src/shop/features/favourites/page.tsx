/** Favourites of a guest: kept on this device, with or without a network (design §5, rule 17). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import type { FavouriteRow } from '#src/db/rows.ts';
import { FavouriteLine } from '#src/shop/features/favourites/favourite-line.tsx';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
import { NoWishesHere } from '#src/shop/parts/product/no-wishes-here.tsx';
import { useArticles } from '#src/shop/parts/product/use-articles.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { caretRight, heart } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function FavouritesPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const other: Area = area === 'auto' ? 'moto' : 'auto';
  const hasWishes = useHasWishes();
  const { wishlist, wishlistLoading: loading } = useView((state) => state[`wishlist:${area}`]);
  const elsewhere = useView((state) => state[`wishlist:${other}`].wishlist?.length ?? 0);
  const here = hasWishes ? (wishlist ?? []) : [];
  const count = here.length;
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Continuer vos achats` }}
      title={area === 'auto' ? t`Favoris` : t`Favoris moto`}
      count={count === 0 ? undefined : count === 1 ? t`1 produit` : t`${count} produits`}
    >
      <Wrap>
        {!hasWishes ? (
          <NoWishesHere />
        ) : loading ? (
          <Skeleton shape="block" />
        ) : count === 0 ? (
          <NoFavourites />
        ) : (
          <div className={formLayout().page}>
            <Lines rows={here} />
          </div>
        )}
        {hasWishes && elsewhere > 0 ? <OtherFavourites area={other} count={elsewhere} /> : null}
      </Wrap>
    </PersonalPage>
  );
}

function NoFavourites() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={heart}
      title={t`Aucun favori`}
      text={t`Touchez le cœur d’un produit pour le retrouver ici, même hors connexion.`}
      actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
    />
  );
}

function Lines({ rows }: { rows: readonly FavouriteRow[] }) {
  const articles = useArticles(rows.map((row) => row.uuid));
  return (
    <ul>
      {rows.map((row) => (
        <FavouriteLine key={row.uuid} favourite={row} article={articles.get(row.uuid)} />
      ))}
    </ul>
  );
}

function OtherFavourites({ area, count }: { area: Area; count: number }) {
  const { t } = useLingui();
  return (
    <RowLink
      ruled
      href={href(`${area}.wishlist`)}
      before={<Icon glyph={heart} size="lg" />}
      title={area === 'auto' ? t`Vos favoris auto` : t`Vos favoris moto`}
      meta={count === 1 ? t`1 produit` : t`${count} produits`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
