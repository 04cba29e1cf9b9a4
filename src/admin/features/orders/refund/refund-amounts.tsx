/** What is given back beside the articles, and what is kept of it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { AmountField } from '#src/admin/parts/desk/move/amount-field.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import type { AskedRefund, TypedRefund } from './typed-refund.ts';

interface RefundAmountsProps {
  desk: OrderDesk;
  typed: TypedRefund;
  asked: AskedRefund;
  /** What the shop said of its fields. */
  wrongOf: (name: 'shipping' | 'adjustmentRefund' | 'adjustmentFee') => string | undefined;
  onChange: (part: Partial<TypedRefund>) => void;
}

export function RefundAmounts({ desk: { money: sums }, typed, asked, wrongOf, onChange }: RefundAmountsProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const most = money(sums.shippingRefundable);
  const noAmount = t`Entrez un montant, comme 12,50.`;
  const wrongShipping =
    asked.shipping === null
      ? noAmount
      : asked.shipping > sums.shippingRefundable
        ? t`${most} au plus.`
        : wrongOf('shipping');
  return (
    <>
      <div className={formLayout().pair}>
        {sums.shippingRefundable > 0 ? (
          <AmountField
            label={t`Livraison à rembourser`}
            hint={t`${most} au plus`}
            error={wrongShipping}
            value={typed.shipping}
            onChange={(shipping) => onChange({ shipping })}
          />
        ) : null}
        <AmountField
          label={t`Ajouter un geste`}
          hint={t`S’ajoute au montant, TVA comprise`}
          error={asked.gesture === null ? noAmount : wrongOf('adjustmentRefund')}
          value={typed.gesture}
          onChange={(gesture) => onChange({ gesture })}
        />
        <AmountField
          label={t`Retenir des frais`}
          hint={
            typed.isShopFault
              ? t`Interdit : la boutique est en tort`
              : t`Retirés du montant, jamais si la boutique est en tort`
          }
          disabled={typed.isShopFault}
          error={asked.fee === null ? noAmount : wrongOf('adjustmentFee')}
          value={typed.isShopFault ? '' : typed.fee}
          onChange={(fee) => onChange({ fee })}
        />
      </div>
      <Checkbox checked={typed.isShopFault} onChange={({ target }) => onChange({ isShopFault: target.checked })}>
        {t`La boutique est en tort`}
      </Checkbox>
    </>
  );
}
