import type { Area } from '#core/domain/shop/area.ts';
import type { DemoValue } from '#demo/shape.ts';
import { french } from '#demo/french.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Ids of what stands in the database, by the words that articles are written with. */
export interface KnownStructure {
  readonly categoryId: (area: Area, slug: string) => number;
  readonly familyId: (code: string) => number;
  /** A value as the column `attributes` holds it: option ids for select and multiselect. @throws for an unknown one */
  readonly storedValue: (code: string, value: DemoValue) => unknown;
}

export async function loadKnownStructure(trx: Trx): Promise<KnownStructure> {
  const categories = await trx.selectFrom('category').select(['id', 'area', 'slug']).execute();
  const families = await trx.selectFrom('attribute_family').select(['id', 'code']).execute();
  const attributes = await trx.selectFrom('attribute').select(['id', 'code', 'type']).execute();
  const options = await trx.selectFrom('attribute_option').select(['id', 'attribute_id', 'name']).execute();

  const categoryIds = new Map(categories.map((row) => [`${row.area}/${row.slug}`, row.id]));
  const familyIds = new Map(families.map((row) => [row.code, row.id]));
  const attributeOf = new Map(attributes.map((row) => [row.code, row]));
  const optionIds = new Map(options.map((row) => [`${row.attribute_id}/${row.name}`, row.id]));

  return {
    categoryId: (area, slug) => found(categoryIds, `${area}/${slug}`),
    familyId: (code) => found(familyIds, code),
    storedValue: (code, value) => {
      const attribute = found(attributeOf, code);
      const option = (label: unknown) => found(optionIds, `${attribute.id}/${french(String(label))}`);
      if (attribute.type === 'select') return option(value);
      if (attribute.type === 'multiselect') return Array.isArray(value) ? value.map(option) : [option(value)];
      return typeof value === 'string' ? french(value) : value;
    },
  };
}

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo shop has no ${key}`);
  return value;
}
