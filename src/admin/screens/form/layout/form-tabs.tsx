/** The tabs of a form: all of them are there, so that no field leaves it; one is seen. */
import { useId } from 'react';
import { recordForm } from '#styled/recipes';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { FormSection, FormTab, Resource } from '#core/resources/resource.ts';
import { useFormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { SectionFields, useAsked } from '#src/admin/screens/form/layout/section-fields.tsx';
import { useLabel } from '#src/forms/field-words.ts';

interface FormTabsProps {
  resource: Resource;
  tabs: readonly FormTab[];
  open: string;
  locale: Locale;
  /** False: fields are read, and what writes them is not there. What stands under a tab answers everybody. */
  mayWrite: boolean;
}

export function FormTabs({ resource, tabs, open, locale, mayWrite }: FormTabsProps) {
  const classes = recordForm();
  const { under = {} } = useFormParts();
  return tabs.map(({ key, sections }) => {
    const Under = under[key];
    const aside = sections.filter((section) => section.aside === true);
    const draw = (section: FormSection) => (
      <Section
        key={section.fields.join(' ')}
        resource={resource}
        section={section}
        locale={locale}
        mayWrite={mayWrite}
      />
    );
    return (
      <div
        key={key}
        hidden={key !== open}
        className={classes.columns}
        {...(aside.length === 0 ? {} : { 'data-aside': true })}
      >
        <div className={classes.main}>
          {sections.filter((section) => section.aside !== true).map(draw)}
          {Under === undefined ? null : <Under locale={locale} />}
        </div>
        {aside.length === 0 ? null : (
          <div data-side className={classes.aside}>
            {aside.map(draw)}
          </div>
        )}
      </div>
    );
  });
}

interface SectionProps extends Pick<FormTabsProps, 'resource' | 'locale' | 'mayWrite'> {
  section: FormSection;
}

function Section({ resource, section, locale, mayWrite }: SectionProps) {
  const say = useLabel();
  const id = useId();
  const classes = recordForm();
  const { label } = section;
  const isEmpty = useAsked(resource, section.fields).length === 0;
  const fields = (
    <fieldset disabled={!mayWrite} className={classes.written}>
      <SectionFields resource={resource} names={section.fields} locale={locale} />
    </fieldset>
  );
  if (isEmpty) return null;
  if (label === undefined) return <div className={classes.section}>{fields}</div>;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {say(label)}
      </h2>
      {fields}
    </section>
  );
}
