/** What an order costs and what that is made of (specification §3), as the shop reckons it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { add, subtract, type Money } from '#core/domain/price/money.ts';
import { displayFor, type TaxDisplays } from '#core/domain/tax/tax-display.ts';
import type { PricedOrder } from '#core/domain/checkout/priced-order.ts';
import type { PricedCart } from '#core/contract/checkout/price-cart.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';

interface OrderPartsProps {
  pricing: PricedCart;
  /** How the shop tells amounts; with VAT where this device has not heard. */
  displays?: TaxDisplays | undefined;
  isProfessional?: boolean;
}

/** Sub total, discounts by the name of their rule, delivery: with VAT, without it or both. */
export function OrderParts({ pricing, displays, isProfessional = false }: OrderPartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { priced, hasStockable } = pricing;
  const discounts = useDiscounts(priced);
  const { shipping } = priced;
  const [goods, carriage] = (['subtotal', 'shipping'] as const).map((part) =>
    displayFor(part, displays, isProfessional),
  );
  const net = add(priced.goodsTotalExclTax, shipping?.totalExclTax ?? 0);
  const off = subtract(priced.subTotalExclTax, priced.goodsTotalExclTax);
  const delivery = (amount: Money): string =>
    shipping === null ? t`selon l’adresse` : amount === 0 ? t`offerte` : format.money(amount);
  const [without, withTax] = [delivery(shipping?.subTotalExclTax ?? 0), delivery(shipping?.subTotal ?? 0)];
  const carriedWithout = { key: 'shippingExcl', term: t`Livraison HT`, value: without };
  /* what nobody has reckoned yet is one and the same in both ways */
  const isTwice = carriage === 'both' && shipping !== null;
  const carriedWith = { key: 'shipping', term: isTwice ? t`Livraison TTC` : t`Livraison`, value: withTax };
  const carried = isTwice
    ? [carriedWithout, carriedWith]
    : [carriage === 'excluding_tax' ? carriedWithout : carriedWith];
  const facts: readonly (Fact | null)[] = [
    goods === 'including_tax'
      ? { key: 'subTotal', term: t`Sous-total`, value: format.money(priced.subTotal) }
      : { key: 'subTotalExcl', term: t`Sous-total HT`, value: format.money(priced.subTotalExclTax) },
    goods === 'both' ? { key: 'subTotal', term: t`Sous-total TTC`, value: format.money(priced.subTotal) } : null,
    ...(goods !== 'excluding_tax'
      ? discounts
      : [off === 0 ? null : { key: 'discount', term: t`Remises HT`, value: format.money(-off) }]),
    ...(hasStockable ? carried : []),
    goods === 'including_tax' ? null : { key: 'totalExcl', term: t`Total HT`, value: format.money(net) },
  ];
  return <KeyValueList facts={facts.filter((fact) => fact !== null)} />;
}

function useDiscounts({ appliedRules, freeShipping, discountAmount }: PricedOrder): Fact[] {
  const { t } = useLingui();
  const format = useFormat();
  const told = appliedRules.filter(({ amount }) => amount > 0);
  if (told.length === 0) {
    const none = discountAmount === 0 ? 0 : -discountAmount;
    const [first] = appliedRules;
    if (freeShipping && first !== undefined) {
      const { id, label } = first;
      return [{ key: id, term: t`Remise : ${label}`, value: t`livraison offerte` }];
    }
    return [{ key: 'discount', term: t`Remises`, value: format.money(none) }];
  }
  return told.map(({ id, label, amount }) => ({ key: id, term: t`Remise : ${label}`, value: format.money(-amount) }));
}

/** What the total holds: VAT by rate, deposits, eco-contribution. */
export function OrderTaxes({ priced }: { priced: PricedOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const extras = [
    { key: 'deposit', term: t`Dont consignes`, amount: add(...priced.lines.map(({ deposit }) => deposit)) },
    {
      key: 'eco',
      term: t`Dont éco-contribution`,
      amount: add(...priced.lines.map(({ ecoContribution }) => ecoContribution)),
    },
  ].filter((one) => one.amount > 0);
  return (
    <>
      <KeyValueList
        facts={[
          ...priced.taxes.map(({ taxPercent, tax }) => {
            const rate = format.number(taxPercent);
            return { key: `tax-${taxPercent}`, term: t`Dont TVA ${rate}\u202f%`, value: format.money(tax) };
          }),
          ...extras.map(({ key, term, amount }) => ({ key, term, value: format.money(amount) })),
        ]}
      />
      {priced.legalMentions.map((mention) => (
        <p key={mention} className={formLayout().small}>
          {mention}
        </p>
      ))}
    </>
  );
}
