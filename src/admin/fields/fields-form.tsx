/** Fields one under the other, each drawn by the control of its kind: of blocks, and those that editors added. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAsked, type FieldRule } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { valueIn, withValue } from '#core/domain/fields/languages.ts';
import { isBlank } from '#core/domain/fields/values.ts';
import type { Drawing, FieldsFormProps } from '#src/admin/fields/control-props.ts';
import { CONTROLS } from '#src/admin/fields/controls.tsx';
import { LineControl } from '#src/admin/forms/line-control.tsx';
import { useFieldSentence } from '#src/forms/sentences.tsx';

/** Those that depend on another’s value come and go with it, and keep what was written. */
export function FieldsForm({ fields, values, path, drawing, onChange }: FieldsFormProps) {
  const { locale } = drawing;
  return fields
    .filter(([, rule]) => isAsked(rule, values))
    .map(([name, rule], at) => {
      const one = { name, translated: rule.translated };
      return (
        <OneField
          key={`${name} ${String(at)}`}
          field={rule}
          value={valueIn(one, values, locale) ?? rule.blank}
          path={[path, name, ...(rule.translated === true ? [locale] : [])].filter(Boolean).join('.')}
          drawing={drawing}
          onEdit={(edit) =>
            onChange((now) => withValue(one, now, locale, edit(valueIn(one, now, locale) ?? rule.blank)))
          }
        />
      );
    });
}

interface OneFieldProps {
  field: FieldRule;
  value: unknown;
  path: string;
  drawing: Drawing;
  onEdit: (edit: (value: unknown) => unknown) => void;
}

/** What is missing is said once somebody has been in it: nothing is wrong with a page just begun. */
function OneField({ field, value, path, drawing, onEdit }: OneFieldProps) {
  const { t, i18n } = useLingui();
  const sentence = useFieldSentence();
  const [isLeft, setLeft] = useState(false);
  const { faults, isAside = false, mayWrite, say } = drawing;
  const code = faults.get(path);
  const isSaid = code !== undefined && (isLeft || !isBlank(value));
  const own = { label: say(field.label ?? '') };
  const Drawn = CONTROLS[field.kind] ?? LineControl;
  return (
    <Drawn
      field={{ takes: field.max, ...field }}
      label={field.required === true || isAside ? own.label : t`${own.label} (facultatif)`}
      hint={field.help === undefined ? undefined : say(field.help)}
      value={value}
      error={isSaid ? i18n._(sentence(code, value)) : null}
      drawing={drawing}
      mayWrite={mayWrite}
      isAside={isAside}
      input={{ autoComplete: 'off' }}
      say={say}
      path={path}
      onLeave={() => setLeft(true)}
      /* what nothing is depends on the kind */
      onChange={(next) => onEdit(() => next ?? KINDS[field.kind].blank)}
      onEdit={onEdit}
      Form={FieldsForm}
    />
  );
}
