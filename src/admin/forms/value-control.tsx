/** Controls by value, and the one way in which a form of records draws them. */
import { useLingui } from '@lingui/react/macro';
import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldRule, Label } from '#core/domain/fields/field.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFieldProps, type Widget, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Field, type FieldProps } from '#src/ui/field/field.tsx';

/** What a control of one value is given. */
export interface ValueProps {
  field: FieldRule;
  label: string;
  hint?: string | undefined;
  value: unknown;
  error?: string | null;
  /** May be left empty, which is said beside its label. */
  optional?: boolean;
  mayWrite?: boolean;
  /** In a form that leads to what is wrong. */
  id?: string;
  name?: string;
  ref?: (control: HTMLElement | null) => void;
  /** What a browser may know of a line. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'>;
  /** In a column beside what is edited. */
  isAside?: boolean;
  /** A label in the language of whoever reads. */
  say: (label: Label) => string;
  onLeave?: () => void;
  /** @param value null for nothing */
  onChange: (value: unknown) => void;
}

type Control = ComponentType<ValueProps>;

/** Controls as forms of records draw them. */
export function inForms<Kind extends string>(controls: Readonly<Record<Kind, Control>>): Record<Kind, Widget>;
export function inForms(controls: Readonly<Record<string, Control>>): Record<string, Widget> {
  return Object.fromEntries(Object.entries(controls).map(([kind, one]) => [kind, inForm(one)]));
}

/** By its name in the form; what may be left empty is null there. */
function inForm(Control: Control): Widget {
  return function Controlled(props: WidgetProps) {
    const own = useFieldProps(props);
    const { field } = useController({ name: own.name });
    const { inputMode, autoComplete } = props.field;
    const value: unknown = field.value;
    return (
      <Control
        {...own}
        field={props.field}
        value={value}
        error={useSentence(own.name) ?? null}
        id={useFieldId(own.name)}
        ref={field.ref}
        input={{ inputMode, autoComplete }}
        say={useLabel()}
        onLeave={field.onBlur}
        onChange={(next) => field.onChange(own.optional && next === '' ? null : next)}
      />
    );
  };
}

type LineFieldProps = Pick<ValueProps, 'label' | 'hint' | 'error' | 'optional' | 'id'> & {
  children: (control: Parameters<FieldProps['children']>[0]) => ReactNode;
};

/** Label, control, help and what is wrong. */
export function LineField({ label, hint, error = null, optional = false, id, children }: LineFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      {...(id === undefined ? {} : { id })}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(hint === undefined ? {} : { hint })}
      error={error}
    >
      {children}
    </Field>
  );
}
