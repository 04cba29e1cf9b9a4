import type { Category } from '#core/contract/catalogue/structure.ts';
import { SORTS } from '#core/contract/pages/list-address.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';

/** The order that a category gives its list where nobody asks for another; nothing where it has none. */
export function orderIn({ sort, first }: Pick<Category, 'sort' | 'first'> = {}): Partial<
  Pick<CatalogueQuery, 'sort' | 'desc' | 'first'>
> {
  const rule = SORTS.find((one) => one.value === sort);
  return {
    ...(rule === undefined ? {} : { sort: rule.sort, desc: rule.desc }),
    ...(first === undefined ? {} : { first }),
  };
}
