/** What controls of fields are given. */
import type { ComponentType } from 'react';
import type { CustomField } from '#core/domain/cms/fields/custom-field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

export interface FieldsFormProps {
  fields: readonly CustomField[];
  values: Values;
  locale: Locale;
  /** Where the values stand in the document; empty at its top. */
  path: string;
  /** Codes of what is wrong, by place. */
  faults: ReadonlyMap<string, string>;
  mayWrite: boolean;
  onChange: (edit: (values: Values) => Values) => void;
}

export interface FieldControlProps {
  field: CustomField;
  value: unknown;
  locale: Locale;
  path: string;
  faults: ReadonlyMap<string, string>;
  mayWrite: boolean;
  onChange: (edit: (value: unknown) => unknown) => void;
}

/** What a control of one value is given. */
export interface OneValueProps {
  field: CustomField;
  label: string;
  hint: string | undefined;
  value: unknown;
  error: string | null;
  mayWrite: boolean;
  onLeave: () => void;
  onChange: (value: unknown) => void;
}

/** Draws fields within a field: handed in, because they hold each other. */
export type FieldsWithin = ComponentType<FieldsFormProps>;
