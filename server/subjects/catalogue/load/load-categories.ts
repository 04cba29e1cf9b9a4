import { SORT_OF_ORDER } from '#core/domain/catalogue/categories/category-list.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { Category, CategoryWords, Translated } from '#core/contract/catalogue/structure.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';

import { loadPictures } from './load-pictures.ts';

/** Active categories whose ancestors are all active, in menu order: a parent before its children, depth first. */
export async function loadCategories(db: Db): Promise<Category[]> {
  const rows = await readRows(db);
  const named = rows.flatMap(({ picture, banner }) => [picture, banner]).filter((uuid) => uuid !== null);
  const pictures = await loadPictures(db, named);
  const childrenOf = groupRows(rows, (row) => row.parent_id);
  const below = (parentId: number | null): Category[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const banner = pictures.one(row.banner);
      return [
        {
          id: row.id,
          uuid: row.uuid,
          area: row.area,
          parentId: row.parent_id,
          name: nameOf(row),
          slug: row.slug,
          ...(row.path === null ? {} : { path: contentPath(row.path) }),
          description: row.description ?? '',
          picture: pictures.one(row.picture),
          position: row.position,
          productsCount: 0,
          filters: row.filters,
          metaTitle: row.meta_title,
          metaDescription: row.meta_description,
          ...wordsOf(row),
          ...(banner === null ? {} : { banner }),
          ...(row.display_mode === 'products_and_description' ? {} : { displayMode: row.display_mode }),
          ...orderOf(row),
        },
        ...below(row.id),
      ];
    });
  return below(null);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = (db: Db) =>
  db
    .selectFrom('category')
    .leftJoin('permalink', 'permalink.category_id', 'category.id')
    .selectAll('category')
    .select('permalink.path')
    .where('is_active', '=', true)
    .orderBy('area')
    .orderBy('position')
    .orderBy('id')
    .execute();

const OTHERS = LOCALES.filter((one): one is Exclude<Locale, 'fr_FR'> => one !== DEFAULT_LOCALE);

function nameOf({ name, translations }: Row): Translated {
  const others = OTHERS.flatMap((locale) => {
    const own = translations[locale]?.name ?? '';
    return own === '' ? [] : [[locale, own] as const];
  });
  return { fr_FR: name, ...Object.fromEntries(others) };
}

function wordsOf({ translations }: Row): Pick<Category, 'translations'> {
  const said = OTHERS.flatMap((locale) => {
    const { description, metaTitle, metaDescription } = translations[locale] ?? {};
    const words: CategoryWords = {
      ...(description ? { description } : {}),
      ...(metaTitle ? { metaTitle } : {}),
      ...(metaDescription ? { metaDescription } : {}),
    };
    return Object.keys(words).length === 0 ? [] : [[locale, words] as const];
  });
  return said.length === 0 ? {} : { translations: Object.fromEntries(said) };
}

function orderOf({
  product_order: order,
  chosen_products: chosen,
  best_products: best,
}: Row): Pick<Category, 'sort' | 'first'> {
  const sort = SORT_OF_ORDER[order];
  if (sort !== null) return { sort };
  const first = order === 'sales' ? best : chosen;
  return first.length === 0 ? {} : { first };
}
