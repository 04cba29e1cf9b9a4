/** One choice of a kit: one article of several, or some of them. */
import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import { PART_QUANTITY_MAX } from '#core/domain/catalogue/choice.ts';
import { takesSeveral } from '#core/domain/catalogue/parts/part.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { ProductPartOption } from '#core/contract/catalogue/product-parts.ts';
import { useOwnPrices } from '#src/shop/parts/product/own-price.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { titleOf, usePartWords } from './part-words.ts';
import type { KitPart, KitState } from './use-kit.ts';

/** Id of an option: the buy button leads to the first that is missing. */
export const kitOptionId = (option: number): string => `lot-${option}`;

interface KitOptionProps {
  place: number;
  option: ProductPartOption;
  state: KitState;
  /** Its price is that of the kit: an article tells none of its own. */
  isFixedPrice: boolean;
}

const NONE = '';

export function KitOption({ place, option, state, isFixedPrice }: KitOptionProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const classes = productLayout();
  const wordsOf = usePartWords();
  const labelOf = usePartLabel(isFixedPrice);
  const { kit, choice, choose, clear, count } = state;
  const parts = kit.components.filter((one) => one.option === place);
  const picked = (part: KitPart) => choice.find(({ number }) => number === part.number);
  const title = locale === 'en_GB' ? (option.english ?? option.name) : option.name;
  const value = `${parts.find(picked)?.number ?? NONE}`;
  const isOff = (part: KitPart): boolean => !isSaleable(part.stock) && picked(part) === undefined;
  const pick = (number: string): void => {
    const part = parts.find((one) => `${one.number}` === number);
    if (part === undefined) clear(place);
    else choose(part, true);
  };
  return (
    <div id={kitOptionId(place)} tabIndex={-1} className={classes.choice}>
      {takesSeveral(option.kind) ? (
        <fieldset>
          <legend className={classes.optionTitle}>{title}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part.number}
              checked={picked(part) !== undefined}
              disabled={isOff(part)}
              onChange={({ target }) => choose(part, target.checked)}
            >
              {labelOf(part)}
            </Checkbox>
          ))}
        </fieldset>
      ) : option.kind === 'select' ? (
        <Field label={title}>
          {(control) => (
            <Select {...control} value={value} onChange={({ target }) => pick(target.value)}>
              {option.isRequired && value !== NONE ? null : <option value={NONE}>{t`Aucun`}</option>}
              {parts.map((part) => (
                <option key={part.number} value={part.number} disabled={isOff(part)}>
                  {labelOf(part)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <RadioGroup
          legend={title}
          name={kitOptionId(place)}
          value={value}
          onChange={pick}
          options={[
            ...(option.isRequired ? [] : [{ value: NONE, label: t`Aucun` }]),
            ...parts.map((part) => ({ value: `${part.number}`, label: labelOf(part), disabled: isOff(part) })),
          ]}
        />
      )}
      {parts.map((part) => {
        const own = picked(part);
        if (own === undefined || part.isFixed) return null;
        const name = titleOf(wordsOf(part));
        return (
          <QuantityStepper
            key={part.number}
            value={own.quantity}
            max={PART_QUANTITY_MAX}
            onChange={(pieces) => count(part, pieces)}
            labels={{ value: t`Quantité de ${name}`, decrease: t`Un de moins`, increase: t`Un de plus` }}
          />
        );
      })}
    </div>
  );
}

/** « 2 × Disque avant, 45,00 € », and that it is sold out. */
function usePartLabel(isFixedPrice: boolean): (part: KitPart) => string {
  const { t } = useLingui();
  const { money } = useFormat();
  const wordsOf = usePartWords();
  const ownPrice = useOwnPrices();
  return (part) => {
    const title = titleOf(wordsOf(part));
    const counted = part.isFixed && part.quantity > 1 ? `${part.quantity} × ${title}` : title;
    const amount = money(ownPrice(part.variant ?? part.product, { price: part.price }).unitPrice);
    const told = isFixedPrice ? counted : `${counted}, ${amount}`;
    return isSaleable(part.stock) ? told : t`${told}, épuisé`;
  };
}
