import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useDraftPlaces } from '#src/shop/features/device/draft-places.ts';
import { useFavouriteCount } from '#src/shop/parts/device/device-state.ts';
import { useView } from '#src/shop/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { href } from '#core/contract/pages/href.ts';

interface Place {
  key: string;
  href: string;
  title: string;
  figure: string;
}

/** Everything of the person on this device, each with the page where it is. */
export function UnsentWork() {
  const { t } = useLingui();
  const sync = useView((state) => state.sync);
  const auto = useView((state) => state['cart:auto'].cartQuantity);
  const moto = useView((state) => state['cart:moto'].cartQuantity);
  const wishes = useFavouriteCount();
  const drafts = useDraftPlaces();
  const articles = (count: number): string =>
    count === 0 ? t`Vide` : count === 1 ? t`1 article` : t`${count} articles`;
  const unsent = sync.waiting + sync.parked;
  const places: Place[] = [
    {
      key: 'pending',
      href: href('pending'),
      title: t`Ce qui reste à envoyer`,
      figure: unsent === 0 ? t`À jour` : String(unsent),
    },
    { key: 'auto', href: href('auto.checkout.cart'), title: t`Panier auto`, figure: articles(auto) },
    { key: 'moto', href: href('moto.checkout.cart'), title: t`Panier moto`, figure: articles(moto) },
    { key: 'wishes', href: href('auto.wishlist'), title: t`Favoris`, figure: articles(wishes) },
    ...drafts.map((draft) => ({ ...draft, figure: t`Brouillon` })),
  ];
  return (
    <section>
      <h2 className={formLayout().group}>{t`Panier, favoris et brouillons`}</h2>
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
