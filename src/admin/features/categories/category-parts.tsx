/** What the form of a category has of its own. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import { useRoute } from '#src/admin/port/port.tsx';
import { SearchPreviews } from '#src/admin/parts/seo/seo-previews.tsx';
import type { FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { LineWidget, useFieldProps, WIDGETS, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { FiltersWidget } from './filters-widget.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The slug of a new category follows its name until somebody writes another. */
function SlugWidget(props: WidgetProps) {
  const isNew = useRoute().params['id'] === undefined;
  const { getValues, setValue } = useFormContext();
  const name = textOf(useWatch({ name: 'fields.name' }));
  const before = useRef(name);
  const isOwn = useRef(false);
  useEffect(() => {
    const slug = textOf(getValues('fields.slug'));
    if (slug === '') isOwn.current = false;
    else if (slug !== slugOf(before.current)) isOwn.current = true;
    before.current = name;
    if (isNew && !isOwn.current && slug !== slugOf(name)) setValue('fields.slug', slugOf(name), { shouldDirty: true });
  }, [name, isNew, getValues, setValue]);
  return <LineWidget {...props} />;
}

/** A category stays in its area: that of a known one is told. */
function AreaWidget(props: WidgetProps) {
  const { t } = useLingui();
  const isNew = useRoute().params['id'] === undefined;
  const { label } = useFieldProps(props);
  const area = useWatch({ name: 'fields.area' });
  const Choice = WIDGETS.choice;
  if (isNew) return <Choice {...props} />;
  return (
    <Field label={label} hint={t`Une catégorie reste dans son espace.`}>
      {(control) => <TextInput {...control} readOnly value={area === 'moto' ? t`Moto` : t`Auto`} />}
    </Field>
  );
}

/** What a search engine shows of it, in the language that is written. */
function Previews({ locale }: { locale: Locale }) {
  const prefix = locale === DEFAULT_LOCALE ? 'fields' : `translations.${locale}`;
  const [title, text, name, description] = useWatch({
    name: ['metaTitle', 'metaDescription', 'name', 'description'].map((field) => `${prefix}.${field}`),
  });
  const [area, slug, french] = useWatch({ name: ['fields.area', 'fields.slug', 'fields.name'] });
  return (
    <SearchPreviews
      title={textOf(title) || textOf(name) || textOf(french)}
      description={textOf(text) || textOf(description)}
      path={categoryPath({ area: isArea(area) ? area : 'auto', slug: textOf(slug) })}
      keyword=""
    />
  );
}

export const CATEGORY_PARTS: FormParts = {
  widgets: { area: AreaWidget, slug: SlugWidget, filters: FiltersWidget },
  under: { seo: Previews },
};
