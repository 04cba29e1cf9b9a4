import { useFormContext, useWatch } from 'react-hook-form';
import { field as fieldRecipe } from '#styled/recipes';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { RichTextField } from '#src/admin/forms/rich-text/rich-text-field.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';

/** A field that is a text of paragraphs, lists and tables. */
export function RichWidget(props: WidgetProps) {
  const { name, label, hint } = useFieldProps(props);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const error = useSentence(name);
  const classes = fieldRecipe();
  return (
    <div id={useFieldId(name)} tabIndex={-1} className={classes.root}>
      <RichTextField
        label={label}
        value={readRichText(value)}
        onChange={(text) => setValue(name, text, { shouldDirty: true })}
      />
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      {error === undefined ? null : <p className={classes.error}>{error}</p>}
    </div>
  );
}
