import { useFormContext } from 'react-hook-form';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useNames } from '#src/admin/forms/lookup/use-names.ts';
import { useFieldId } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';

/** A field that stays as the record was made with it: told, not asked for. */
export function FixedValue(props: WidgetProps) {
  const { own, field, fields, prefix } = props;
  const { name, label } = useFieldProps(props);
  const { getValues } = useFormContext();
  const words = useFieldWords(fields);
  const values = valuesIn(getValues(prefix.slice(0, -1)));
  const other = field.kind === 'reference' ? textIn(values[own]) : '';
  const { names } = useNames(field.to ?? '', other === '' ? NONE : [other]);
  const value = other === '' ? words.value(own, values) : (names.get(other)?.title ?? '…');
  return (
    <div id={useFieldId(name)} tabIndex={-1}>
      <KeyValueList facts={[{ key: own, term: label, value }]} />
    </div>
  );
}

const NONE: readonly string[] = [];
