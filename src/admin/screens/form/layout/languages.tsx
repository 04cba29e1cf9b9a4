import { recordForm } from '#styled/recipes';
import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';

interface LanguagesProps {
  fields: FieldSet;
  name: string;
  /** The one that a phone shows. */
  locale: Locale;
}

/** A field in every language, side by side where there is room; French is the field itself. */
export function Languages({ fields, name, locale }: LanguagesProps) {
  const classes = recordForm();
  const { label } = usePlaceWords(fields);
  const field = fields[name];
  if (field === undefined) return null;
  const Widget = ADMIN_WIDGETS[field.kind];
  return (
    <div className={classes.languages}>
      {LOCALES.map((one) => {
        const own = { ...field, label: label({ field, locale: one }) };
        const isFrench = one === DEFAULT_LOCALE;
        return (
          <div
            key={one}
            className={classes.language}
            lang={languageTag(one)}
            {...(one === locale ? {} : { 'data-off': true })}
          >
            <Widget
              own={name}
              field={isFrench ? own : { ...own, optional: true }}
              fields={fields}
              prefix={isFrench ? 'fields.' : `translations.${one}.`}
            />
          </div>
        );
      })}
    </div>
  );
}
