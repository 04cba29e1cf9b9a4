import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cutText } from '#core/domain/text/cut-text.ts';
import { filterChip } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { valuesOf, type ListFilter } from '../model/list-address.ts';
import type { ListedField } from '../model/list-facts.ts';
import { resourceNamed } from '../model/resource-name.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { isTyped, numberShown, numberTyped } from './filter-words.ts';
import { ReferenceOptions } from './reference-options.tsx';

export interface FilterEditorProps {
  field: ListedField;
  filter: ListFilter;
  onApply: (value: string) => void;
}

/** Asks for the value of a condition, by the kind of its field. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, filter, onApply } = props;
  const { t } = useLingui();
  const [values, setValues] = useState<readonly string[]>(() => valuesOf(filter.value));
  const several = filter.way === 'in';
  /* one answer is given by a press, several are confirmed */
  const pick = (next: readonly string[]): void => {
    setValues(next);
    if (!several) onApply(next[0] ?? '');
  };
  const isPicked = filter.way === 'empty' || field.kind === 'boolean' || field.options !== undefined;
  const leadsTo = field.kind === 'reference' || field.kind === 'references' ? resourceNamed(field.to) : null;
  if (!isPicked && leadsTo === null) return <TypedValue {...props} />;
  return (
    <form
      className={filterChip().form}
      onSubmit={(event) => {
        event.preventDefault();
        if (values.length > 0) onApply(values.join(','));
      }}
    >
      {leadsTo === null ? (
        <ChoiceOptions field={field} yesNo={filter.way === 'empty'} several={several} values={values} onPick={pick} />
      ) : (
        <ReferenceOptions resource={leadsTo} several={several} values={values} onPick={pick} />
      )}
      {several ? (
        <div className={filterChip().buttons}>
          <Button type="submit" tone="ink" size="sm" disabled={values.length === 0}>{t`Appliquer`}</Button>
        </div>
      ) : null}
    </form>
  );
}

/** A word, a number or a day. */
function TypedValue({ field, filter, onApply }: FilterEditorProps) {
  const { t } = useLingui();
  const number = isTyped(field, 'number');
  const day = isTyped(field, 'day');
  const [text, setText] = useState(() => (number ? numberShown(field, filter.value) : cutText(filter.value, 200)));
  const value = number ? numberTyped(field, text) : text.trim();
  return (
    <form
      className={filterChip().form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== '') onApply(value);
      }}
    >
      <TextInput
        size="sm"
        aria-label={t`Valeur`}
        type={day ? 'date' : 'text'}
        {...(number ? { inputMode: 'decimal' as const } : {})}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={filterChip().buttons}>
        <Button type="submit" tone="ink" size="sm" disabled={value === ''}>{t`Appliquer`}</Button>
      </div>
    </form>
  );
}
