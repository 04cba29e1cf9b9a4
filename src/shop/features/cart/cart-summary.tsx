import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { formLayout } from '#styled/recipes';
import { deliveryFee, missingForFree } from '#core/domain/cart/delivery.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import { useDeliveryTerms, useRoundMoney } from '#src/shop/parts/product/use-delivery.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { href } from '#core/contract/pages/href.ts';

/** The total and what it holds; provisional and dated until the shop has confirmed this very cart (law 3). */
export function CartSummary({ cart, withTaxes = false }: { cart: CartView; withTaxes?: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const layout = formLayout();
  const provisional = !online || !cart.confirmed;
  return (
    <>
      {withTaxes ? <BeforeTotal cart={cart} /> : null}
      <div className={layout.total}>
        <span>{provisional ? t`Total TTC provisoire` : t`Total TTC`}</span>
        <b>{format.money(cart.totals.grandTotal)}</b>
      </div>
      <p className={layout.small}>
        <PriceWords cart={cart} provisional={provisional} withTaxes={!withTaxes} />
      </p>
      {/* its settings may come after the cart */}
      <Suspense>
        <DeliveryLine cart={cart} />
      </Suspense>
      {withTaxes ? <TaxList cart={cart} /> : null}
    </>
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

/** When the prices were true; once they are the shop's own, what tax they hold. */
function PriceWords({ cart, provisional, withTaxes }: { cart: CartView; provisional: boolean; withTaxes: boolean }) {
  const format = useFormat();
  if (cart.pricedAt === null) return <Trans>Prix enregistrés sur cet appareil, hors livraison.</Trans>;
  const day = format.dayTime(cart.pricedAt);
  if (provisional) return <Trans>Prix du {day}, hors livraison.</Trans>;
  const taxes = format.money(cart.totals.taxTotal);
  if (withTaxes) return <Trans>Dont TVA {taxes}, hors livraison.</Trans>;
  return <Trans>Hors livraison.</Trans>;
}

/** The standard delivery by the shop's own settings; parcels that need another are told in the quote. */
function DeliveryLine({ cart }: { cart: CartView }) {
  const money = useRoundMoney();
  const terms = useDeliveryTerms();
  if (terms === null) return null;
  const goods = cart.totals.grandTotal;
  const units = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
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
  const { lines, totals } = cart;
  const sum = (part: 'deposit' | 'ecoContribution'): number =>
    lines.reduce((all, line) => all + line[part] * line.quantity, 0);
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
export function CartActions({ cart }: { cart: CartView }) {
  const { t } = useLingui();
  const quote = href(`${cart.area}.checkout.information`);
  const { toCheck } = cart;
  if (toCheck === 0) return <LinkButton href={quote}>{t`Demander un devis`}</LinkButton>;
  return (
    <>
      <LinkButton href={quote} tone="line">
        {t`Devis`}
      </LinkButton>
      <Button onClick={showFirst}>{toCheck === 1 ? t`Vérifier 1 article` : t`Vérifier ${toCheck} articles`}</Button>
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
