/** One discount for all articles, from what was asked for. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { discounted, typedPercent, type TypedProposal } from './typed-proposal.ts';

interface DiscountRowProps {
  typed: TypedProposal;
  lines: readonly QuoteDeskLine[];
  onChange: (part: Partial<TypedProposal>) => void;
}

export function DiscountRow({ typed, lines, onChange }: DiscountRowProps) {
  const { t } = useLingui();
  const [isWrong, setWrong] = useState(false);
  const apply = (): void => {
    const percent = typedPercent(typed.discount);
    setWrong(percent === null);
    if (percent !== null) onChange(discounted(typed, lines, percent));
  };
  return (
    <Field
      label={t`Remise sur tous les articles (%)`}
      optional={t`(facultatif)`}
      error={isWrong ? t`De 0 à 100, comme 7,5.` : undefined}
    >
      {(control) => (
        <div className={deskLayout().apply}>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed.discount}
            onChange={({ target }) => onChange({ discount: target.value })}
          />
          <Button tone="line" onClick={apply}>{t`Appliquer aux prix`}</Button>
        </div>
      )}
    </Field>
  );
}
