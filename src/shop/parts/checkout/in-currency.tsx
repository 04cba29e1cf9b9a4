/** A total in the currency its reader chose, as an indication beside what is charged in euros (domain 3.4). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Money } from '#core/domain/price/money.ts';
import { chosenCurrency, inCurrency, type ShownCurrency } from '#core/domain/price/shown-currency.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { chooseCurrency } from '#src/shop/store/device/currency.ts';
import { useView } from '#src/shop/store/state.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface InCurrencyProps {
  amount: Money;
  /** Those the shop tells; left out by terms of a build before. */
  currencies: readonly ShownCurrency[] | undefined;
}

export function InCurrency({ amount, currencies = [] }: InCurrencyProps) {
  const locale = useLocale();
  const code = useView((state) => state.currency);
  const currency = chosenCurrency(currencies, code);
  if (currency === null) return null;
  const about = inCurrency(amount, currency, locale);
  return (
    <p className={formLayout().small}>
      <Trans>Environ {about} à titre indicatif. Le montant est débité en euros.</Trans>
    </p>
  );
}

/** The same, with the choice above it; nothing where the shop tells euros alone. */
export function CurrencyChoice({ amount, currencies = [] }: InCurrencyProps) {
  const { t } = useLingui();
  const code = useView((state) => state.currency);
  if (currencies.length === 0) return null;
  return (
    <>
      <Field label={t`Total dans une autre devise`}>
        {(control) => (
          <Select
            {...control}
            value={chosenCurrency(currencies, code)?.code ?? ''}
            onChange={({ target }) => chooseCurrency(target.value === '' ? null : target.value)}
          >
            <option value="">{t`En euros seulement`}</option>
            {currencies.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <InCurrency amount={amount} currencies={currencies} />
    </>
  );
}
