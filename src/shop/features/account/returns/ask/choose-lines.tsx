/** Step 2: what comes back, how many of it, and why. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { ASKED_TYPES } from '#core/contract/returns/returnable.ts';
import { pickedLines } from '#src/shop/features/account/returns/ask/ask-draft.ts';
import type { StepProps } from '#src/shop/features/account/returns/ask/step-props.ts';
import { ChooseLine } from '#src/shop/features/account/returns/ask/choose-line.tsx';
import { StepHeading } from '#src/shop/features/account/returns/ask/step-heading.tsx';
import { useReturnTerms } from '#src/shop/features/account/returns/ask/use-return-terms.ts';
import { RMA_TYPE_WORDS } from '#src/i18n/return-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#src/ui/error-summary/error-summary.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function ChooseLines({ ask, order, returns, reasons, isLed, change }: StepProps) {
  const { t, i18n } = useLingui();
  const layout = formLayout();
  const { linesFor } = useReturnTerms();
  const [tries, setTries] = useState(0);
  const lines = linesFor(order, returns, ask.type);
  const isOffered = new Set(lines.map(({ uuid }) => uuid));
  const picked = pickedLines(ask, order, returns).filter(({ line }) => isOffered.has(line.uuid));
  const unexplained = picked.filter(({ reason }) => reason === '');
  const [first] = lines;
  const errors: FieldError[] =
    picked.length === 0 && first !== undefined
      ? [{ id: `retour-${first.uuid}`, label: t`Choisissez au moins un article` }]
      : unexplained.map(({ line }) => ({ id: `motif-${line.uuid}`, label: t`Motif – ${line.name}` }));
  const go = (): void => {
    if (errors.length > 0 || picked.length === 0) {
      setTries(tries + 1);
      return;
    }
    // What this kind of return does not take any more stays behind.
    const kept = picked.map(({ line, quantity, reason }) => [line.uuid, { quantity, reason }] as const);
    change({ step: 3, picked: Object.fromEntries(kept) });
  };
  const count = errors.length;
  return (
    <div className={layout.stack}>
      <StepHeading step={2} title={t`Que renvoyez-vous, et pourquoi ?`} isLed={isLed} />
      {tries > 0 && count > 0 ? (
        <ErrorSummary
          key={tries}
          title={count === 1 ? t`1 champ à corriger` : t`${count} champs à corriger`}
          errors={errors}
        />
      ) : null}
      <RadioGroup
        legend={t`Votre demande`}
        name="type"
        options={ASKED_TYPES.map((type) => ({ value: type, label: i18n._(RMA_TYPE_WORDS[type]) }))}
        value={ask.type}
        onChange={(value) => change({ type: ASKED_TYPES.find((type) => type === value) ?? ask.type })}
      />
      {lines.length === 0 ? (
        <Note tone="warn" title={t`Aucun article de cette commande ne s’y prête plus`}>
          {t`Le délai est passé, ou une demande est déjà en cours.`}
        </Note>
      ) : (
        <ul>
          {lines.map((line) => (
            <ChooseLine
              key={line.uuid}
              order={order}
              line={line}
              returns={returns}
              reasons={reasons}
              pick={ask.picked[line.uuid]}
              isWrong={tries > 0}
              change={(pick) => {
                const { [line.uuid]: _before, ...others } = ask.picked;
                change({ picked: pick === null ? others : { ...others, [line.uuid]: pick } });
              }}
            />
          ))}
        </ul>
      )}
      <div className={layout.actions}>
        <Button tone="line" onClick={() => change({ step: 1 })}>{t`Autre commande`}</Button>
        <Button onClick={go} disabled={lines.length === 0}>{t`Continuer`}</Button>
      </div>
    </div>
  );
}
