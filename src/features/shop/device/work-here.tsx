import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useDraftPlaces } from '#src/features/shop/device/draft-places.ts';
import { useView } from '#src/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

interface Place {
  key: string;
  href: string;
  title: string;
  figure: string;
}

/** Everything of the person on this device, each with the page where it is. */
export function WorkHere() {
  const { t } = useLingui();
  const sync = useView((state) => state.sync);
  const auto = useView((state) => state.checkout.auto.cartQuantity);
  const moto = useView((state) => state.checkout.moto.cartQuantity);
  const wishes = useView((state) => state.wishlist?.length ?? 0);
  const drafts = useDraftPlaces();
  const articles = (count: number): string =>
    count === 0 ? t`Vide` : count === 1 ? t`1 article` : t`${count} articles`;
  const unsent = sync.waiting + sync.parked;
  const places: Place[] = [
    {
      key: 'pending',
      href: '/modifications-en-attente',
      title: t`Modifications en attente`,
      figure: unsent === 0 ? t`À jour` : String(unsent),
    },
    { key: 'auto', href: '/auto/checkout', title: t`Panier auto`, figure: articles(auto) },
    { key: 'moto', href: '/moto/checkout', title: t`Panier moto`, figure: articles(moto) },
    { key: 'wishes', href: '/auto/favoris', title: t`Favoris`, figure: articles(wishes) },
    ...drafts.map((draft) => ({ ...draft, figure: t`Brouillon` })),
  ];
  return (
    <section>
      <h2 className={formLayout().group}>{t`Vos affaires`}</h2>
      {sync.durable ? null : (
        <Note tone="warn" title={t`Ce navigateur ne garde rien.`}>
          {t`Panier et saisies seront perdus à la fermeture de l’onglet.`}
        </Note>
      )}
      {places.map(({ key, href, title, figure }) => (
        <RowLink
          key={key}
          ruled
          href={href}
          title={title}
          after={
            <>
              {figure}
              <Icon glyph={caretRight} />
            </>
          }
        />
      ))}
    </section>
  );
}
