import { recordForm } from '#styled/recipes';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import type { CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { faultsIn } from '#core/domain/cms/fields/field-values.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { isContent, type Change } from '#src/admin/features/cms/editing/editing.ts';
import { CustomFieldsForm } from '#src/admin/features/cms/fields/custom-fields-form.tsx';
import { useLocaleNames } from '#src/admin/screens/form/places/place-words.tsx';

interface FieldsTabProps {
  fields: readonly CustomField[];
  body: ContentBody;
  locales: readonly Locale[];
  change: Change;
  mayWrite: boolean;
}

/** Fields of the type, in one language or in both beside each other; what is of all languages stands in the first. */
export function FieldsTab({ fields, body, locales, change, mayWrite }: FieldsTabProps) {
  const names = useLocaleNames();
  const classes = recordForm();
  const faults = new Map(
    faultsIn(fields, body.customFields, { isPublished: true }).map(({ path, code }) => [path.join('.'), code]),
  );
  return (
    <div className={classes.columns} {...(locales.length > 1 ? { 'data-both': true } : {})}>
      {locales.map((locale, at) => (
        <section key={locale} className={classes.section} aria-label={names[locale]}>
          {locales.length > 1 ? <h2 className={classes.title}>{names[locale]}</h2> : null}
          <CustomFieldsForm
            fields={at === 0 ? fields : fields.filter(({ translated }) => translated === true)}
            values={body.customFields}
            drawing={{ locale, faults, mayWrite }}
            onChange={(edit) =>
              change((now) => (isContent(now) ? { ...now, customFields: edit(now.customFields) } : now))
            }
          />
        </section>
      ))}
    </div>
  );
}
