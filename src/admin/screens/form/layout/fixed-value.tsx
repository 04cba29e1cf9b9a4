import { useFormContext } from 'react-hook-form';
import { useFieldId } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';

/** A field that stays as the record was made with it: told, not asked for. */
export function FixedValue(props: WidgetProps) {
  const { own, fields, prefix } = props;
  const { name, label } = useFieldProps(props);
  const { getValues } = useFormContext();
  const words = useFieldWords(fields);
  const held: unknown = getValues(prefix.slice(0, -1));
  return (
    <div id={useFieldId(name)} tabIndex={-1}>
      <KeyValueList facts={[{ key: own, term: label, value: words.value(own, Object(held)) }]} />
    </div>
  );
}
