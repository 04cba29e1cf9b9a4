/** The cart of an area: every line says where it stands, nothing waits for the network (domain 3.1, direction §7). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { CartHead } from '#src/shop/features/cart/cart-head.tsx';
import { CartActions, CartSummary } from '#src/shop/features/cart/cart-summary.tsx';
import { CartLine } from '#src/shop/features/cart/cart-line.tsx';
import { ClearCart } from '#src/shop/features/cart/clear-cart.tsx';
import { GoneArticles } from '#src/shop/features/cart/gone-articles.tsx';
import { OpeningCart } from '#src/shop/features/cart/opening-cart.tsx';
import { OtherCart } from '#src/shop/features/cart/other-cart.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCurrentArea } from '#src/shop/parts/page/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { shoppingCart } from '#src/ui/icon/glyphs.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function CartPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const { cart, cartQuantity, cartLoading } = useView((state) => state[`cart:${area}`]);
  const units = cartQuantity === 1 ? t`1 article` : t`${cartQuantity} articles`;
  const filled = cart !== null && cart.lines.length > 0;
  const title = area === 'auto' ? t`Panier` : t`Panier moto`;
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Continuer vos achats` }}
      head={<CartHead area={area} title={title} />}
      title={title}
      count={filled ? units : undefined}
      after={filled ? <ClearCart area={area} count={cart.lines.length} /> : undefined}
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
  const words = t`Ce que vous ajoutez reste sur cet appareil, même hors connexion. Quand tout y est, demandez un devis : gratuit, sans engagement, réponse sous un jour ouvré. Vous payez après l’avoir accepté.`;
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

function FilledCart({ cart, units }: { cart: CartView; units: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const total = format.money(cart.totals.grandTotal);
  const day = cart.pricedAt === null ? null : format.dateTime(cart.pricedAt);
  return (
    <>
      <Wrap>
        <div className={layout.body}>
          <div>
            <Note>
              <Trans>Vous demandez un devis, vous payez après l’avoir accepté. Réponse sous un jour ouvré.</Trans>
            </Note>
            <ul>
              {cart.lines.map((line) => (
                <CartLine key={line.lineKey} area={cart.area} line={line} />
              ))}
            </ul>
            <div className={layout.stack}>
              <OtherCart area={cart.area} />
            </div>
          </div>
          <CartSide cart={cart} />
        </div>
        <LiveRegion text={t`Panier : ${units}, ${total}`} />
        <PrintNote said={day === null ? '' : t`Prix du ${day}.`} />
      </Wrap>
      <ActionBar phoneOnly above={<CartSummary cart={cart} />}>
        <CartActions cart={cart} />
      </ActionBar>
    </>
  );
}

/** Beside the lines on a large screen; on a phone the bar at the thumb says the same. */
function CartSide({ cart }: { cart: CartView }) {
  const layout = formLayout();
  return (
    <aside className={layout.large}>
      <Surface pad="lg">
        <CartSummary cart={cart} withTaxes />
        <div className={layout.actions}>
          <CartActions cart={cart} />
        </div>
      </Surface>
    </aside>
  );
}
