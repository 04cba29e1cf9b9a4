import type { CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { isAsked, valueIn, withValue, type FieldValues } from '#core/domain/cms/fields/field-values.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { FieldControl } from '#src/admin/features/cms/fields/field-control.tsx';

export interface FieldsFormProps {
  fields: readonly CustomField[];
  values: FieldValues;
  locale: Locale;
  /** Where the values stand in the document; empty at its top. */
  path: string;
  /** Codes of what is wrong, by place. */
  faults: ReadonlyMap<string, string>;
  mayWrite: boolean;
  onChange: (edit: (values: FieldValues) => FieldValues) => void;
}

/** Fields one under the other; those that depend on another's value come and go with it, and keep what was written. */
export function FieldsForm({ fields, values, locale, path, faults, mayWrite, onChange }: FieldsFormProps) {
  return fields
    .filter((field) => isAsked(field, values))
    .map((field, at) => {
      const own = [path, field.name, ...(field.translated === true ? [locale] : [])].filter(Boolean).join('.');
      return (
        <FieldControl
          key={`${field.name} ${String(at)}`}
          field={field}
          value={valueIn(field, values, locale)}
          locale={locale}
          path={own}
          faults={faults}
          mayWrite={mayWrite}
          onChange={(edit) => onChange((now) => withValue(field, now, locale, edit(valueIn(field, now, locale))))}
        />
      );
    });
}
