import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordForm } from '#styled/recipes';
import { holdingOf } from '#core/domain/cms/fields/custom-field.ts';
import { isAsked, valueIn, withValue } from '#core/domain/cms/fields/field-values.ts';
import { isBlank, valuesIn } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type {
  FieldControlProps,
  FieldsFormProps,
  OneValueProps,
} from '#src/admin/features/cms/fields/control-props.ts';
import { FilesControl } from '#src/admin/features/cms/fields/files-control.tsx';
import { LineControl } from '#src/admin/features/cms/fields/line-control.tsx';
import { LinkControl, PlaceControl } from '#src/admin/features/cms/fields/link-control.tsx';
import { ChoicesControl, OneChoiceControl } from '#src/admin/features/cms/fields/choice-control.tsx';
import { RecordsControl } from '#src/admin/features/cms/fields/records-control.tsx';
import { SaidAround } from '#src/admin/features/cms/fields/said-around.tsx';
import { RowsControl } from '#src/admin/features/cms/fields/rows-control.tsx';
import { RichTextField } from '#src/admin/forms/rich-text/rich-text-field.tsx';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Note } from '#src/ui/note/note.tsx';

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

/** A field by its kind. What is missing is said once somebody has been in it: nothing is wrong with a page just begun. */
function FieldControl({ field, value, locale, path, faults, mayWrite, onChange }: FieldControlProps) {
  const { t, i18n } = useLingui();
  const sentence = useFieldSentence();
  const [isLeft, setLeft] = useState(false);
  const code = faults.get(path);
  const isSaid = code !== undefined && (isLeft || !isBlank(value));
  const label = field.required === true ? field.label : t`${field.label} (facultatif)`;
  const given: OneValueProps = {
    field,
    label,
    hint: field.help,
    value,
    error: isSaid ? i18n._(sentence(code, value)) : null,
    mayWrite,
    onLeave: () => setLeft(true),
    onChange: (next) => onChange(() => next),
  };
  const classes = recordForm();
  const within = (
    <FieldsForm
      fields={field.fields ?? []}
      values={valuesIn(value)}
      locale={locale}
      path={path}
      faults={faults}
      mayWrite={mayWrite}
      onChange={(edit) => onChange((now) => edit(valuesIn(now)))}
    />
  );
  switch (field.kind) {
    case 'message':
      return (
        <Note tone="info" title={field.label}>
          {field.help ?? ''}
        </Note>
      );
    case 'tab':
    case 'accordion':
      return <h3 className={classes.title}>{field.label}</h3>;
    case 'group':
    case 'clone':
      return (
        <fieldset className={classes.section}>
          <legend className={classes.title}>{field.label}</legend>
          {within}
        </fieldset>
      );
    case 'repeater':
    case 'flexible_content':
      return (
        <RowsControl
          Form={FieldsForm}
          field={field}
          value={value}
          error={given.error}
          locale={locale}
          path={path}
          faults={faults}
          mayWrite={mayWrite}
          onChange={onChange}
        />
      );
    case 'wysiwyg':
      return (
        <SaidAround {...given}>
          <RichTextField
            label={label}
            value={readRichText(value)}
            readOnly={!mayWrite}
            onChange={(text) => given.onChange(text)}
          />
        </SaidAround>
      );
    case 'true_false':
      return (
        <SaidAround {...given}>
          <Checkbox
            checked={value === true}
            disabled={!mayWrite}
            onChange={({ target }) => given.onChange(target.checked)}
          >
            {field.label}
          </Checkbox>
        </SaidAround>
      );
    case 'image':
    case 'file':
    case 'gallery':
      return <FilesControl {...given} />;
    case 'select':
    case 'checkbox':
      return <ChoicesControl {...given} />;
    case 'radio':
    case 'button_group':
      return (
        <SaidAround {...given}>
          <OneChoiceControl {...given} />
        </SaidAround>
      );
    case 'link':
      return <LinkControl {...given} />;
    case 'google_map':
      return <PlaceControl {...given} />;
    case 'content':
    case 'relationship':
    case 'product':
    case 'vehicle':
    case 'category':
    case 'user':
      return <RecordsControl {...given} isMany={holdingOf(field.kind) === 'texts'} />;
    default:
      return <LineControl {...given} />;
  }
}
