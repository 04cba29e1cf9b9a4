import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { bestOn } from '#src/admin/forms/color-contrast.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

const isColor = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** A colour, chosen or written, and how well text reads on it. */
export function ColorWidget(props: WidgetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = officeField();
  const { name, label, optional, hint } = useFieldProps(props);
  const { field } = useController({ name });
  const value = typeof field.value === 'string' ? field.value : '';
  const best = bestOn(value);
  const ratio = best === null ? '' : format.number(Math.floor(best.ratio * 10) / 10);
  const contrast =
    best === null
      ? undefined
      : best.text === 'white'
        ? t`Texte blanc : ${ratio} pour 1`
        : t`Texte noir : ${ratio} pour 1`;
  const said = [hint, contrast].filter((one) => one !== undefined).join(' · ');
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(said === '' ? {} : { hint: said })}
    >
      {(control) => (
        <div className={classes.joined}>
          <input
            type="color"
            className={classes.swatch}
            aria-label={t`Choisir la couleur : ${label}`}
            value={isColor(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => field.onChange(event.target.value)}
          />
          <TextInput
            {...control}
            ref={field.ref}
            name={name}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            value={value}
            onBlur={field.onBlur}
            onChange={(event) => {
              const typed = event.target.value.trim();
              field.onChange(typed === '' && optional ? null : typed);
            }}
          />
        </div>
      )}
    </Field>
  );
}
