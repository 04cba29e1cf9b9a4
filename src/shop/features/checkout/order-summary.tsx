/** What is being ordered, always in view: beside the step on a large screen, folded above it on a phone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, only } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import { OrderLines } from '#src/shop/features/checkout/order-lines.tsx';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { CouponField } from '#src/shop/parts/checkout/coupon-field.tsx';
import { CurrencyChoice } from '#src/shop/parts/checkout/in-currency.tsx';
import { OrderParts, OrderTaxes } from '#src/shop/parts/checkout/order-totals.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function OrderSummary({ view }: { view: ReadyCheckout }) {
  const layout = formLayout();
  return (
    <aside className={layout.large}>
      <Surface pad="lg">
        <SummaryBody view={view} />
      </Surface>
    </aside>
  );
}

/** The same for a phone: the total stays in sight while it is folded. */
export function FoldedSummary({ view }: { view: ReadyCheckout }) {
  const format = useFormat();
  const { itemsQty, grandTotal } = view.checkout.pricing.priced;
  const total = format.money(grandTotal);
  return (
    <div className={only({ on: 'small' })}>
      <Accordion
        title={
          itemsQty === 1 ? (
            <Trans>1 article, {total}</Trans>
          ) : (
            <Trans>
              {itemsQty} articles, {total}
            </Trans>
          )
        }
      >
        <SummaryBody view={view} />
      </Accordion>
    </div>
  );
}

function SummaryBody({ view: { cart, checkout, draft, terms, buyer } }: { view: ReadyCheckout }) {
  const { t } = useLingui();
  const format = useFormat();
  const isOnline = useOnline();
  const layout = formLayout();
  const { pricing } = checkout;
  const { priced } = pricing;
  const quote = draft?.quote?.number ?? null;
  const isProvisional = (!isOnline && quote === null) || !cart.confirmed;
  const day = cart.pricedAt === null ? null : format.dateTime(cart.pricedAt);
  return (
    <>
      <OrderLines cart={cart} priced={priced} />
      {quote === null ? <CouponField cart={cart} outcome={priced.coupon} /> : null}
      <OrderParts pricing={pricing} displays={terms.display} isProfessional={buyer.type === 'professional'} />
      <div className={layout.total}>
        <span>{isProvisional ? t`Total TTC provisoire` : t`Total TTC`}</span>
        <b>{format.money(priced.grandTotal)}</b>
      </div>
      <OrderTaxes priced={priced} />
      <CurrencyChoice amount={priced.grandTotal} terms={terms} />
      <p className={layout.small}>
        {quote !== null ? (
          <Trans>Prix du devis {quote}.</Trans>
        ) : day === null ? (
          <Trans>Prix enregistrés sur cet appareil.</Trans>
        ) : (
          <Trans>Prix du {day}.</Trans>
        )}
      </p>
    </>
  );
}
