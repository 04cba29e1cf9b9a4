import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';

export interface FieldProps {
  /** Label in the reader's language. */
  label: string;
  field: BlockField;
  value: unknown;
  onChange: (value: unknown) => void;
  readOnly: boolean;
}

export interface FieldsFormProps {
  fields: BlockFields;
  values: Readonly<Record<string, unknown>>;
  onChange: (changed: Readonly<Record<string, unknown>>) => void;
  readOnly: boolean;
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
