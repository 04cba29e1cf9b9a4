/** What a proposal says beside its lines: how long it binds, when it would arrive, and on which conditions. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { CONDITIONS_MAX, DELAY_MAX } from '#core/contract/admin/quotes/moves.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import type { TypedProposal } from './typed-proposal.ts';

interface TermFieldsProps {
  typed: TypedProposal;
  wrongOf: (name: 'conditions' | 'deliveryDelay' | 'validityDays') => string | undefined;
  onChange: (part: Partial<TypedProposal>) => void;
}

export function TermFields({ typed, wrongOf, onChange }: TermFieldsProps) {
  const { t } = useLingui();
  const optional = t`(facultatif)`;
  return (
    <>
      <div className={formLayout().pair}>
        <Field label={t`Valable, en jours`} error={wrongOf('validityDays')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typed.days}
              onChange={({ target }) => onChange({ days: target.value })}
            />
          )}
        </Field>
        <Field
          label={t`Délai de livraison`}
          optional={optional}
          hint={t`Comme vous le diriez : 48 h, deux semaines`}
          error={wrongOf('deliveryDelay')}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={DELAY_MAX}
              autoComplete="off"
              value={typed.delay}
              onChange={({ target }) => onChange({ delay: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t`Conditions`} optional={optional} error={wrongOf('conditions')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={CONDITIONS_MAX}
            value={typed.conditions}
            onChange={({ target }) => onChange({ conditions: target.value })}
          />
        )}
      </Field>
    </>
  );
}
