/** A cart with something in it: what the checkout makes of it needs what the device keeps, so its code comes with that. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { CartActions, CartSummary } from '#src/shop/features/cart/cart-summary.tsx';
import { CartLine } from '#src/shop/features/cart/cart-line.tsx';
import { OtherCart } from '#src/shop/features/cart/other-cart.tsx';
import { CouponField } from '#src/shop/parts/checkout/coupon-field.tsx';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useArticles } from '#src/shop/parts/product/use-articles.ts';
import { useCheckoutNow } from '#src/shop/parts/checkout/use-checkout-now.ts';
import type { CheckoutView } from '#src/shop/store/checkout/use-checkout.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/* what the lines name, once they stand */
const GoesWith = deferred(async () => (await import('#src/shop/features/cart/goes-with.tsx')).GoesWith);

export function FilledCart({ cart, units }: { cart: CartView; units: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const view = useCheckoutNow({ area: cart.area, quote: null });
  const articles = useArticles(cart.items.map(({ product }) => product));
  const { grandTotal } = view.phase === 'ready' ? view.checkout.pricing.priced : cart.totals;
  const total = format.money(grandTotal);
  const day = cart.pricedAt === null ? null : format.dateTime(cart.pricedAt);
  return (
    <>
      <Wrap>
        <div className={layout.body}>
          <div className={layout.lines}>
            <Note>
              <Trans>Commandez tout de suite, ou demandez un devis : gratuit, réponse sous un jour ouvré.</Trans>
            </Note>
            <ul>
              {cart.items.map((line) => (
                <CartLine key={line.lineKey} area={cart.area} line={line} article={articles.get(line.product)} />
              ))}
            </ul>
            <div className={layout.stack}>
              <CartError view={view} />
              <CouponField cart={cart} outcome={view.phase === 'ready' ? view.checkout.pricing.priced.coupon : null} />
              <GoesWith lines={cart.items} />
              <OtherCart area={cart.area} />
            </div>
          </div>
          <CartSide cart={cart} view={view} />
        </div>
        <LiveRegion text={t`Panier : ${units}, ${total}`} />
        <PrintNote said={day === null ? '' : t`Prix du ${day}.`} />
      </Wrap>
      <ActionBar phoneOnly above={<CartSummary cart={cart} view={view} />}>
        <CartActions cart={cart} view={view} />
      </ActionBar>
    </>
  );
}

/** Beside the lines on a large screen; on a phone the bar at the thumb says the same. */
function CartSide({ cart, view }: { cart: CartView; view: CheckoutView }) {
  const layout = formLayout();
  return (
    <aside className={layout.large}>
      <Surface pad="lg">
        <CartSummary cart={cart} view={view} withTaxes />
        <div className={layout.actions}>
          <CartActions cart={cart} view={view} />
        </div>
      </Surface>
    </aside>
  );
}

/** Why nothing can be ordered yet; a quote may be asked for all the same. */
function CartError({ view }: { view: CheckoutView }) {
  const words = useStepWords();
  if (view.phase !== 'ready') return null;
  const { error } = view.checkout.steps.cart;
  if (error === undefined) return null;
  const { message } = view.terms.minimum;
  const sentence = words.error(error, view.checkout.pricing.missingForOrder);
  return (
    <Note tone="warn" {...(error === 'cart.belowMinimum' && message !== undefined ? { title: message } : {})}>
      {sentence}
    </Note>
  );
}
