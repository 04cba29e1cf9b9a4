/** The cart of an area: every line says where it stands, nothing waits for the network (domain 3.1, direction §7). */
import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { CartHead } from '#src/shop/features/cart/cart-head.tsx';
import { ClearCart } from '#src/shop/features/cart/clear-cart.tsx';
import { GoneArticles } from '#src/shop/features/cart/gone-articles.tsx';
import { OpeningCart } from '#src/shop/features/cart/opening-cart.tsx';
import { OtherCart } from '#src/shop/features/cart/other-cart.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { shoppingCart } from '#src/ui/icon/glyphs.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

const FilledCart = deferred(
  async () => (await import('#src/shop/features/cart/filled-cart.tsx')).FilledCart,
  <Wrap>
    <Skeleton shape="title" />
  </Wrap>,
);

export function CartPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const { cart, cartQuantity, cartLoading } = useView((state) => state[`cart:${area}`]);
  const units = cartQuantity === 1 ? t`1 article` : t`${cartQuantity} articles`;
  const filled = cart !== null && cart.items.length > 0;
  const title = area === 'auto' ? t`Panier` : t`Panier moto`;
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Continuer vos achats` }}
      head={<CartHead area={area} title={title} />}
      title={title}
      count={filled ? units : undefined}
      after={filled ? <ClearCart area={area} count={cart.items.length} /> : undefined}
    >
      <LoadingOrEmpty area={area} loading={cartLoading} empty={!filled} />
      {cart === null ? null : <GoneArticles cart={cart} />}
      {filled ? <FilledCart cart={cart} units={units} /> : null}
    </PersonalPage>
  );
}

function LoadingOrEmpty({ area, loading, empty }: { area: Area; loading: boolean; empty: boolean }) {
  const { t } = useLingui();
  if (!empty) return null;
  const words = t`Ce que vous ajoutez reste sur cet appareil, même hors connexion. Quand tout y est, passez commande, ou demandez un devis : gratuit, sans engagement, réponse sous un jour ouvré.`;
  if (loading)
    return (
      <Wrap>
        <OpeningCart words={words} />
      </Wrap>
    );
  return (
    <Wrap>
      <EmptyState
        glyph={shoppingCart}
        title={t`Votre panier est vide`}
        text={words}
        actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
      />
      <OtherCart area={area} />
    </Wrap>
  );
}
