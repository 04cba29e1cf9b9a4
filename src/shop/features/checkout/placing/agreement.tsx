/** Just above the button, everything that is agreed to (art. L221-14): articles, delivery, total, addresses, terms. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Money } from '#core/domain/price/money.ts';
import { WAIVER } from '#core/domain/withdrawal/waiver.ts';
import { CheckField } from '#src/forms/form-fields.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AddressLines } from '#src/shop/features/checkout/addresses/address-choice.tsx';
import { DeliveryWhen } from '#src/shop/features/checkout/delivery-label.tsx';
import { OrderLines } from '#src/shop/features/checkout/order-lines.tsx';
import { TermsLabel } from '#src/shop/features/checkout/placing/terms-label.tsx';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { InCurrency } from '#src/shop/parts/checkout/in-currency.tsx';
import { OrderParts, OrderTaxes } from '#src/shop/parts/checkout/order-totals.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function Agreement({ view, total }: { view: ReadyCheckout; total: Money }) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const layout = formLayout();
  const { cart, checkout, terms } = view;
  const { pricing, billing, shipping, method, hasDownload } = checkout;
  return (
    <>
      <Surface pad="lg" as="section">
        <h2 className={layout.figure}>{t`Votre commande`}</h2>
        <OrderLines cart={cart} priced={pricing.priced} />
        <OrderParts pricing={pricing} displays={terms.display} isProfessional={view.buyer.type === 'professional'} />
        <div className={layout.total}>
          <span>{t`Total TTC`}</span>
          <b>{format.money(total)}</b>
        </div>
        <InCurrency amount={total} terms={terms} />
        <CreditParts credit={checkout.credit} />
        <OrderTaxes priced={pricing.priced} />
        {method === null ? null : (
          <>
            <h3 className={layout.group}>{t`Livraison`}</h3>
            <p>{method.title}</p>
            <div className={layout.small}>
              <DeliveryWhen method={method} terms={terms} />
            </div>
          </>
        )}
        {shipping === null ? null : (
          <>
            <h3 className={layout.group}>{t`Adresse de livraison`}</h3>
            <AddressLines address={shipping} />
          </>
        )}
        {billing === null ? null : (
          <>
            <h3 className={layout.group}>{t`Adresse de facturation`}</h3>
            <AddressLines address={billing} />
          </>
        )}
      </Surface>
      <Withdrawal isProfessional={view.buyer.type === 'professional'} />
      {hasDownload ? <CheckField name="waiveWithdrawal">{WAIVER[locale]}</CheckField> : null}
      <CheckField name="terms">
        <TermsLabel terms={terms.terms} />
      </CheckField>
    </>
  );
}

/** What of the total the shop owed already, and what is paid now. */
function CreditParts({ credit: { used, rest } }: { credit: ReadyCheckout['checkout']['credit'] }) {
  const { t } = useLingui();
  const format = useFormat();
  if (used === 0) return null;
  return (
    <KeyValueList
      facts={[
        { key: 'credit', term: t`Payé par votre avoir`, value: format.money(-used) },
        { key: 'rest', term: t`Reste à payer`, value: <b>{format.money(rest)}</b> },
      ]}
    />
  );
}

/** What the law grants a consumer, said before the press (art. L221-5, L221-18). */
function Withdrawal({ isProfessional }: { isProfessional: boolean }) {
  return (
    <p className={formLayout().small}>
      {isProfessional ? (
        <Trans>Achat professionnel : le droit de rétractation ne s’applique pas.</Trans>
      ) : (
        <Trans>
          Vous avez 14 jours après la réception pour vous rétracter, sans motif, sauf pour ce qui est fait sur mesure,
          descellé pour raison d’hygiène ou téléchargé. Les conditions générales de vente disent comment.
        </Trans>
      )}
    </p>
  );
}
