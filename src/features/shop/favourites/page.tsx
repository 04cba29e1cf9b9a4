/** Favourites of a guest: kept on this device, with or without a network (design §5, rule 17). */
import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/area.ts';
import type { FavouriteRow } from '#src/db/rows.ts';
import { FavouriteLine } from '#src/features/shop/favourites/favourite-line.tsx';
import { useAreaHere } from '#src/screens/shop/area-here.ts';
import { PersonalPage } from '#src/screens/shop/personal-page.tsx';
import { useArticles } from '#src/screens/shop/use-articles.ts';
import { useNeedPerson } from '#src/screens/shop/use-person.ts';
import { useView } from '#src/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { caretRight, heart } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function FavouritesPage() {
  const { t } = useLingui();
  const area = useAreaHere();
  useNeedPerson();
  const wishlist = useView((state) => state.wishlist);
  const loading = useView((state) => state.wishlistLoading);
  const here = wishlist?.filter((one) => isOf(one, area)) ?? [];
  const elsewhere = (wishlist?.length ?? 0) - here.length;
  const count = here.length;
  return (
    <PersonalPage
      back={{ href: `/${area}`, label: t`Continuer vos achats` }}
      title={area === 'auto' ? t`Favoris` : t`Favoris moto`}
      count={count === 0 ? undefined : count === 1 ? t`1 article` : t`${count} articles`}
    >
      <Wrap>
        {loading ? <Skeleton shape="block" /> : count === 0 ? <NoFavourites /> : <Lines rows={here} />}
        {elsewhere > 0 ? <OtherFavourites area={area === 'auto' ? 'moto' : 'auto'} count={elsewhere} /> : null}
      </Wrap>
    </PersonalPage>
  );
}

const isOf = (row: FavouriteRow, area: Area): boolean => row.snapshot.path.startsWith(`/${area}/`);

function NoFavourites() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={heart}
      title={t`Aucun favori`}
      text={t`Touchez le cœur d’un article : il restera ici, sur cet appareil, même hors connexion.`}
      actions={<LinkButton href="/nos-produits">{t`Voir les produits`}</LinkButton>}
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
      href={`/${area}/favoris`}
      before={<Icon glyph={heart} size="lg" />}
      title={area === 'auto' ? t`Vos favoris auto` : t`Vos favoris moto`}
      meta={count === 1 ? t`1 article` : t`${count} articles`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
