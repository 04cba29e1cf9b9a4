import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { textsIn } from '#core/domain/fields/values.ts';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { wordsTyped } from '#src/admin/forms/lists/words-typed.ts';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** Words, each once: Enter or a comma adds, backspace in the empty field takes the last one back. */
export function TagsControl(props: ValueProps) {
  const { t } = useLingui();
  const { label, value, onLeave, onChange } = props;
  const [typed, setTyped] = useState('');
  const held = textsIn(value);
  const add = (text: string): void => {
    setTyped('');
    const next = wordsTyped(held, text);
    if (next.length !== held.length) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && held.length > 0) onChange(held.slice(0, -1));
  };
  return (
    <GroupField {...props}>
      <Removable
        items={held.map((word) => ({ key: word, label: word }))}
        onRemove={(word) => onChange(held.filter((one) => one !== word))}
      />
      <TextInput
        aria-label={t`Ajouter à : ${label}`}
        placeholder={t`Ajouter, puis Entrée`}
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(typed);
          onLeave?.();
        }}
        onChange={({ target }) => (/[,;\n]$/u.test(target.value) ? add(target.value) : setTyped(target.value))}
      />
    </GroupField>
  );
}
