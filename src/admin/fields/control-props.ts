/** What controls of fields are given. */
import type { ComponentType } from 'react';
import type { FieldRule, Label } from '#core/domain/fields/field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';

/** What is the same for every field of a form. */
export interface Drawing {
  readonly locale: Locale;
  /** Codes of what is wrong, by place. */
  readonly faults: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
  /** In a column beside what is edited: small lines, and what is missing is told elsewhere. */
  readonly isAside?: boolean;
  /** A label in the language of whoever reads; what editors wrote stands as it is. */
  readonly say: (label: Label) => string;
}

export interface FieldsFormProps {
  /** By name, in their order. */
  fields: readonly (readonly [name: string, rule: FieldRule])[];
  values: Values;
  /** Where the values stand in the document; empty at its top. */
  path: string;
  drawing: Drawing;
  onChange: (edit: (values: Values) => Values) => void;
}

/** What a control of a set of rules is given beside its value: its place among them, and their form. */
export interface ControlProps extends ValueProps {
  error: string | null;
  drawing: Drawing;
  path: string;
  onLeave: () => void;
  /** As `onChange`, over what the field holds by then. */
  onEdit: (edit: (value: unknown) => unknown) => void;
  /** Draws fields within a field: handed in, because they hold each other. */
  Form: ComponentType<FieldsFormProps>;
}

export type Control = ComponentType<ControlProps>;
