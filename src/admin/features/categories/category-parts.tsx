/** What the form of a category has of its own. */
import { useWatch } from 'react-hook-form';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { SearchPreviews } from '#src/admin/parts/seo/seo-previews.tsx';
import type { FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { FiltersWidget } from './filters-widget.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
  widgets: { filters: FiltersWidget },
  under: { seo: Previews },
};
