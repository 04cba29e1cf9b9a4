/** By which way money goes back. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import type { Money } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { METHOD_WORDS } from './refund-words.ts';

interface Refundable {
  readonly payment: { readonly isOnline: boolean };
  readonly money: { readonly refundableOnline: Money };
  readonly buyer: { readonly customer: string | null };
}

/** How the money may go back, the usual way first. */
export function refundMethods({ payment, money, buyer }: Refundable): readonly RefundMethod[] {
  return [
    ...(payment.isOnline && money.refundableOnline > 0 ? (['provider'] as const) : []),
    'transfer',
    ...(buyer.customer === null ? [] : (['store_credit'] as const)),
    'manual',
  ];
}

interface MethodFieldProps {
  methods: readonly RefundMethod[];
  value: RefundMethod;
  /** At most by the provider. */
  mostOnline: Money;
  /** More than the provider can give back. */
  isTooMuch: boolean;
  error: string | undefined;
  onChange: (method: RefundMethod | null) => void;
}

export function MethodField({ methods, value, mostOnline, isTooMuch, error, onChange }: MethodFieldProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const online = money(mostOnline);
  const wordsOf = (one: RefundMethod): string =>
    one === 'provider' ? t`${i18n._(METHOD_WORDS[one])}, ${online} au plus` : i18n._(METHOD_WORDS[one]);
  return (
    <>
      <RadioGroup
        legend={t`Par quel moyen`}
        name="refund-method"
        value={value}
        error={isTooMuch ? t`Le prestataire ne peut rendre que ${online}. Choisissez un autre moyen.` : error}
        options={methods.map((one) => ({ value: one, label: wordsOf(one) }))}
        onChange={(chosen) => onChange(methods.find((one) => one === chosen) ?? null)}
      />
      {value === 'transfer' ? (
        <p>
          <Trans>Aucun argent ne part d’ici : le virement est à confirmer une fois fait.</Trans>
        </p>
      ) : null}
    </>
  );
}
