import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button/button.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { kitOptionId } from './kit-option.tsx';
import type { KitState } from './use-kit.ts';

/** How many kits, and the press that puts them into the cart; while something is not chosen it leads there. */
export function KitButton({ state, name, after }: { state: KitState; name: string; after?: ReactNode }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const locale = useLocale();
  const { kit, missing, price, left, quantity, busy, setQuantity, addKit } = state;
  const [first] = missing;
  const lead = (): void => {
    const option = document.getElementById(kitOptionId(first ?? 0));
    option?.scrollIntoView({ block: 'center' });
    option?.focus({ preventScroll: true });
  };
  const asked = first === undefined ? undefined : kit.options[first];
  const wanted = asked === undefined ? '' : locale === 'en_GB' ? (asked.english ?? asked.name) : asked.name;
  const isShort = left !== null && quantity > left;
  const isOut = first === undefined && (price === null || isShort);
  const sum = money((price ?? 0) * quantity);
  return (
    <>
      <QuantityStepper
        size="lg"
        value={quantity}
        onChange={setQuantity}
        labels={{ value: t`Quantité de ${name}`, decrease: t`Un de moins`, increase: t`Un de plus` }}
      />
      <Button
        size="lg"
        loading={busy}
        {...(isOut ? { 'aria-disabled': true } : { onClick: first === undefined ? () => void addKit() : lead })}
      >
        {first !== undefined
          ? t`Choisir : ${wanted}`
          : !isOut
            ? t`Ajouter au panier – ${sum}`
            : isShort && left > 0
              ? t`Pas plus de ${left} en stock`
              : t`Épuisé`}
      </Button>
      {after}
    </>
  );
}
