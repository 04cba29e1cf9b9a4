import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { sheetGrid, tool } from '#styled/recipes';
import { parseFormula, type Formula } from '#core/domain/sheet/formula.ts';
import { PopoverButton } from '#src/admin/screens/list/parts/popover.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface FormulaButtonProps {
  /** Cells that are chosen. */
  count: number;
  onApply: (formula: Formula) => void;
}

/** Computes every number of the range. */
export function FormulaButton({ count, onApply }: FormulaButtonProps) {
  const { t } = useLingui();
  return (
    <PopoverButton look={tool()} title={t`Formule`} label={t`Formule`}>
      {(close) => (
        <FormulaForm
          count={count}
          onApply={(formula) => {
            onApply(formula);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}

function FormulaForm({ count, onApply }: FormulaButtonProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={sheetGrid().form}
      onSubmit={(event) => {
        event.preventDefault();
        const formula = parseFormula(text);
        setWrong(formula === null);
        if (formula !== null) onApply(formula);
      }}
    >
      <TextInput
        size="sm"
        aria-label={count === 1 ? t`Formule pour 1 cellule` : t`Formule pour ${count} cellules`}
        placeholder={t`Formule`}
        aria-describedby={id}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={id} className={sheetGrid().told} role={isWrong ? 'alert' : undefined}>
        {isWrong ? t`Ce n’est pas une formule.` : null}{' '}
        {t`+10 %, -5, =89,90, ou ,90 pour arrondir à ce qui finit par 90 centimes`}
      </p>
      <Button type="submit" tone="ink" size="sm">{t`Appliquer`}</Button>
    </form>
  );
}
