/** How a product looks among the results of a search engine, with what is typed. */
import { useWatch } from 'react-hook-form';
import { productPath } from '#core/contract/pages/paths.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { SearchPreviews } from '#src/admin/parts/seo/seo-previews.tsx';
import { useProduct } from './product-data.ts';

export function SeoBeneath() {
  const { data } = useProduct();
  const fields = valuesIn(useWatch({ name: 'fields' }));
  const family = data.families.find(({ uuid }) => uuid === fields['familyId'])?.slug ?? '';
  const area = isArea(fields['area']) ? fields['area'] : 'auto';
  const [name, slug, short, title, description] = [
    'name',
    'slug',
    'shortDescription',
    'metaTitle',
    'metaDescription',
  ].map((one) => textIn(fields[one]));
  return (
    <SearchPreviews
      title={title || name || ''}
      description={description || short || ''}
      path={family === '' || slug === undefined || slug === '' ? '' : productPath({ area, family, slug })}
      keyword=""
    />
  );
}
