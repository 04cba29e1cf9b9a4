/** What the editors of fields are given. */
import type { ComponentType } from 'react';
import type { CustomField, FieldGroup } from '#core/domain/cms/fields/custom-field.ts';

export interface FieldsEditorProps {
  fields: readonly CustomField[];
  /** 1 at the top; the last holds none within. */
  level: number;
  /** Groups that a clone may repeat. */
  groups: readonly FieldGroup[];
  mayWrite: boolean;
  onChange: (edit: (fields: readonly CustomField[]) => readonly CustomField[]) => void;
}

export interface FieldEditorProps {
  field: CustomField;
  /** Its neighbours. */
  others: readonly CustomField[];
  level: number;
  groups: readonly FieldGroup[];
  mayWrite: boolean;
  place: { readonly isFirst: boolean; readonly isLast: boolean };
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onChange: (edit: (field: CustomField) => CustomField) => void;
}

/** Sets up fields within a field: handed in, because they hold each other. */
export type FieldsWithin = ComponentType<FieldsEditorProps>;
