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
}

export function FormTabs({ resource, tabs, open, locale }: FormTabsProps) {
  const classes = recordForm();
  const { under = {} } = useFormParts();
  return tabs.map(({ key, sections }) => {
    const Under = under[key];
    const aside = sections.filter((section) => section.aside === true);
    const draw = (section: FormSection) => (
      <Section key={section.fields.join(' ')} resource={resource} section={section} locale={locale} />
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

function Section({ resource, section, locale }: { resource: Resource; section: FormSection; locale: Locale }) {
  const say = useLabel();
  const id = useId();
  const classes = recordForm();
  const { label } = section;
  const isEmpty = useAsked(resource, section.fields).length === 0;
  const fields = <SectionFields resource={resource} names={section.fields} locale={locale} />;
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
