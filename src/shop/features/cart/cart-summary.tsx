import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { formLayout } from '#styled/recipes';
import type { Money } from '#core/domain/price/money.ts';
import { deliveryFee, missingForFree } from '#core/domain/cart/delivery.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { CheckoutView } from '#src/shop/store/checkout/use-checkout.ts';
import { useView } from '#src/shop/store/state.ts';
import { CurrencyChoice, InCurrency } from '#src/shop/parts/checkout/in-currency.tsx';
import { OrderParts, OrderTaxes } from '#src/shop/parts/checkout/order-totals.tsx';
import { useDeliveryTerms, useRoundMoney } from '#src/shop/parts/product/use-delivery.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { href } from '#core/contract/pages/href.ts';

interface CartSummaryProps {
  cart: CartView;
  /** Priced by the terms of the shop, where this device knows them. */
  view: CheckoutView;
  withTaxes?: boolean;
}

/** The total and what it holds; provisional and dated until the shop has confirmed this very cart (law 3). */
export function CartSummary({ cart, view, withTaxes = false }: CartSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const layout = formLayout();
  const provisional = !online || !cart.confirmed;
  const pricing = view.phase === 'ready' ? view.checkout.pricing : null;
  const terms = view.phase === 'ready' ? view.terms : {};
  const { grandTotal } = pricing?.priced ?? cart.totals;
  const hasDelivery = pricing !== null && (pricing.method !== null || !pricing.hasStockable);
  return (
    <>
      {withTaxes ? pricing === null ? <BeforeTotal cart={cart} /> : <PricedParts view={view} /> : null}
      <div className={layout.total}>
        <span>{provisional ? t`Total TTC provisoire` : t`Total TTC`}</span>
        <b>{format.money(grandTotal)}</b>
      </div>
      <p className={layout.small}>
        {hasDelivery ? (
          <DatedWords cart={cart} provisional={provisional} />
        ) : (
          <PriceWords cart={cart} provisional={provisional} taxes={withTaxes ? null : taxesIn(cart, view)} />
        )}
      </p>
      {/* its settings may come after the cart */}
      {hasDelivery ? null : (
        <Suspense>
          <DeliveryLine cart={cart} goods={pricing?.priced.goodsTotal ?? cart.totals.grandTotal} />
        </Suspense>
      )}
      {withTaxes ? null : <InCurrency amount={grandTotal} terms={terms} />}
      {withTaxes ? pricing === null ? <TaxList cart={cart} /> : <OrderTaxes priced={pricing.priced} /> : null}
      {withTaxes ? <CurrencyChoice amount={grandTotal} terms={terms} /> : null}
    </>
  );
}

/** What the total is made of, by the terms of the shop. */
function PricedParts({ view }: { view: CheckoutView }) {
  if (view.phase !== 'ready') return null;
  const { checkout, terms, buyer } = view;
  return (
    <OrderParts pricing={checkout.pricing} displays={terms.display} isProfessional={buyer?.type === 'professional'} />
  );
}

/** What the total is made of (specification §3). */
function BeforeTotal({ cart: { totals } }: { cart: CartView }) {
  const { t } = useLingui();
  const format = useFormat();
  const { subTotal, shippingAmount, discountAmount } = totals;
  return (
    <KeyValueList
      facts={[
        { key: 'subTotal', term: t`Sous-total`, value: format.money(subTotal) },
        {
          key: 'shipping',
          term: t`Livraison`,
          value: shippingAmount === 0 ? t`non comprise` : format.money(shippingAmount),
        },
        { key: 'discount', term: t`Remises`, value: format.money(discountAmount === 0 ? 0 : -discountAmount) },
      ]}
    />
  );
}

const taxesIn = (cart: CartView, view: CheckoutView): Money =>
  view.phase === 'ready' ? view.checkout.pricing.priced.taxTotal : cart.totals.taxTotal;

/** With the delivery chosen, the total is whole. */
function DatedWords({ cart, provisional }: { cart: CartView; provisional: boolean }) {
  const dates = useShortDates();
  if (cart.pricedAt === null) return <Trans>Prix enregistrés sur cet appareil, livraison comprise.</Trans>;
  const day = dates.dayTime(cart.pricedAt);
  return provisional ? <Trans>Prix du {day}, livraison comprise.</Trans> : <Trans>Livraison comprise.</Trans>;
}

/** When the prices were true; once they are the shop's own, what tax they hold. */
function PriceWords({ cart, provisional, taxes }: { cart: CartView; provisional: boolean; taxes: Money | null }) {
  const format = useFormat();
  const dates = useShortDates();
  if (cart.pricedAt === null) return <Trans>Prix enregistrés sur cet appareil, hors livraison.</Trans>;
  const day = dates.dayTime(cart.pricedAt);
  if (provisional) return <Trans>Prix du {day}, hors livraison.</Trans>;
  if (taxes === null) return <Trans>Hors livraison.</Trans>;
  const held = format.money(taxes);
  return <Trans>Dont TVA {held}, hors livraison.</Trans>;
}

/** The standard delivery by the shop's own settings; parcels that need another are told in the quote. */
function DeliveryLine({ cart, goods }: { cart: CartView; goods: Money }) {
  const money = useRoundMoney();
  const terms = useDeliveryTerms();
  if (terms === null) return null;
  const units = cart.items.reduce((sum, line) => sum + line.quantity, 0);
  const fee = deliveryFee(terms, goods, units);
  const [price, missing] = [money(fee), missingForFree(terms, goods)];
  const rest = missing === null ? '' : money(missing);
  return (
    <p className={formLayout().small}>
      {fee === 0 ? (
        <Trans>Livraison standard : offerte.</Trans>
      ) : rest === '' ? (
        <Trans>Livraison standard : {price}.</Trans>
      ) : (
        <Trans>
          Livraison standard : {price}. Plus que {rest} pour la livraison offerte.
        </Trans>
      )}
    </p>
  );
}

function TaxList({ cart }: { cart: CartView }) {
  const { t } = useLingui();
  const format = useFormat();
  const { items, totals } = cart;
  const sum = (part: 'deposit' | 'ecoContribution'): number =>
    items.reduce((all, line) => all + line[part] * line.quantity, 0);
  const extras = [
    { key: 'deposit', term: t`Dont consignes`, amount: sum('deposit') },
    { key: 'eco', term: t`Dont éco-contribution`, amount: sum('ecoContribution') },
  ].filter((one) => one.amount > 0);
  return (
    <KeyValueList
      facts={[
        ...totals.taxes.map(({ taxPercent, tax }) => {
          const rate = format.number(taxPercent);
          return { key: `tax-${taxPercent}`, term: t`Dont TVA ${rate}\u202f%`, value: format.money(tax) };
        }),
        ...extras.map(({ key, term, amount }) => ({ key, term, value: format.money(amount) })),
      ]}
    />
  );
}

/** While something asks for an answer, answering comes first; the quote stays within reach. */
export function CartActions({ cart, view }: Pick<CartSummaryProps, 'cart' | 'view'>) {
  const { t } = useLingui();
  const isCustomer = useView((state) => state.session.customer !== null);
  const { area, toCheck } = cart;
  const isOrderable = view.phase !== 'ready' || view.checkout.steps.cart.done;
  const quote = (tone: 'line' | 'accent') => (
    <LinkButton
      href={href(isCustomer ? `${area}.checkout.quote` : `${area}.checkout.information`)}
      tone={tone}
      aria-label={t`Demander un devis`}
    >
      {tone === 'line' ? t({ message: 'Devis', context: 'order' }) : t`Demander un devis`}
    </LinkButton>
  );
  if (toCheck > 0)
    return (
      <>
        {quote('line')}
        <Button onClick={showFirst}>{toCheck === 1 ? t`Vérifier 1 article` : t`Vérifier ${toCheck} articles`}</Button>
      </>
    );
  if (!isOrderable) return quote('accent');
  return (
    <>
      {quote('line')}
      <LinkButton href={href(`${area}.checkout.addresses`)}>{t`Passer commande`}</LinkButton>
    </>
  );
}

/** Brings the first line that asks for an answer into view, with the focus on its first button. */
function showFirst(): void {
  const line = document.querySelector('#contenu li:has([data-sync=check])');
  const answer = line?.querySelector('button');
  answer?.scrollIntoView({ block: 'center', behavior: 'auto' });
  answer?.focus({ preventScroll: true });
}
