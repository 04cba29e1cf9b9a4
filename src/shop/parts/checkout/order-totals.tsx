/** What an order costs and what that is made of (specification §3), as the shop reckons it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { add } from '#core/domain/price/money.ts';
import type { PricedOrder } from '#core/domain/checkout/priced-order.ts';
import type { PricedCart } from '#core/contract/checkout/price-cart.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';

/** Sub total, discounts by the name of their rule, delivery. */
export function OrderParts({ pricing }: { pricing: PricedCart }) {
  const { t } = useLingui();
  const format = useFormat();
  const { priced, hasStockable } = pricing;
  const discounts = useDiscounts(priced);
  const { shipping } = priced;
  const delivery: Fact = {
    key: 'shipping',
    term: t`Livraison`,
    value:
      shipping === null ? t`selon l’adresse` : shipping.subTotal === 0 ? t`offerte` : format.money(shipping.subTotal),
  };
  return (
    <KeyValueList
      facts={[
        { key: 'subTotal', term: t`Sous-total`, value: format.money(priced.subTotal) },
        ...discounts,
        ...(hasStockable ? [delivery] : []),
      ]}
    />
  );
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
