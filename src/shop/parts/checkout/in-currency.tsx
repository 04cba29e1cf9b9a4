/** A total in the currency its reader chose, as an indication beside what is charged in euros (domain 3.4). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { Money } from '#core/domain/price/money.ts';
import { chosenCurrency, inCurrency, type ShownCurrency } from '#core/domain/price/shown-currency.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { chooseCurrency } from '#src/shop/store/device/currency.ts';
import { useView } from '#src/shop/store/state.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface InCurrencyProps {
  amount: Money;
  terms: Pick<SaleTerms, 'currencies' | 'usualCurrency'>;
}

/** What stands for a choice of euros alone, where the shop would tell another currency. */
const EUROS = 'EUR';

/** The currency chosen on this device; before a choice, the one of the area. */
function useCurrency({ currencies = [], usualCurrency = EUROS }: InCurrencyProps['terms']): ShownCurrency | null {
  const code = useView((state) => state.currency);
  return chosenCurrency(currencies, code ?? usualCurrency);
}

export function InCurrency({ amount, terms }: InCurrencyProps) {
  const locale = useLocale();
  const currency = useCurrency(terms);
  if (currency === null) return null;
  const about = inCurrency(amount, currency, locale);
  return (
    <p className={formLayout().small}>
      <Trans>Environ {about} à titre indicatif. Le montant est débité en euros.</Trans>
    </p>
  );
}

/** The same, with the choice above it; nothing where the shop tells euros alone. */
export function CurrencyChoice({ amount, terms }: InCurrencyProps) {
  const { t } = useLingui();
  const currency = useCurrency(terms);
  const { currencies = [], usualCurrency } = terms;
  const none = usualCurrency === undefined ? null : EUROS;
  if (currencies.length === 0) return null;
  return (
    <>
      <Field label={t`Total dans une autre devise`}>
        {(control) => (
          <Select
            {...control}
            value={currency?.code ?? ''}
            onChange={({ target }) => chooseCurrency(target.value === '' ? none : target.value)}
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
      <InCurrency amount={amount} terms={terms} />
    </>
  );
}
