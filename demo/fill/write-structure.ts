import { LIST_PICTURE_WIDTHS, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import { sql } from 'kysely';

import type { DemoAttribute, DemoCategory, DemoShop } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { DrawnPictures } from './draw-pictures.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

/** Pictures, attributes with their options, families and categories: what articles refer to. */
export async function writeStructure(trx: Trx, demo: DemoShop, pictures: DrawnPictures): Promise<void> {
  await writeMedia(trx, pictures);
  await writeAttributes(trx, demo);
  await insertRows(
    trx,
    'attribute_family',
    demo.families.map(({ code, name, slug, attributes }) => ({ code, name, slug, attributes })),
    { keepExisting: true },
  );
  await writeCategories(trx, demo.categories, pictures);
}

export function writeMedia(trx: Trx, { stored }: DrawnPictures): Promise<void> {
  const rows = stored.map((picture) => ({ ...picture, sizes: { webp: PICTURE_WIDTHS, avif: LIST_PICTURE_WIDTHS } }));
  return insertRows(trx, 'media', rows, { keepExisting: true });
}

/** Some stand in every shop: they take their place among the others, and the options they lack. */
async function writeAttributes(trx: Trx, { attributes }: DemoShop): Promise<void> {
  await sql`
    with given as (select * from jsonb_populate_recordset(null::attribute, ${JSON.stringify(attributes.map(attributeRow))}::jsonb))
    update attribute a set position = g.position, swatch_type = g.swatch_type, section = g.section,
      is_configurable = a.is_configurable or g.is_configurable, is_filterable = a.is_filterable or g.is_filterable,
      is_searchable = a.is_searchable or g.is_searchable
    from given g where g.code = a.code`.execute(trx);
  await insertRows(trx, 'attribute', attributes.map(attributeRow), { keepExisting: true });
  const there = await trx.selectFrom('attribute_option').select(['attribute_code', 'name']).execute();
  const known = new Set(there.map((one) => `${one.attribute_code}/${one.name}`));
  await insertRows(
    trx,
    'attribute_option',
    attributes.flatMap(({ code, options }) =>
      options
        .map(({ label, swatch }, position) => ({
          attribute_code: code,
          name: label.fr_FR,
          translations: inEnglish({ name: label.en_GB }),
          swatch,
          position,
        }))
        .filter(({ name }) => !known.has(`${code}/${name}`)),
    ),
  );
}

function attributeRow(
  { code, label, type, unit, heading, isFilterable, isConfigurable, options }: DemoAttribute,
  position: number,
): NewRow<'attribute'> {
  return {
    code,
    name: label.fr_FR,
    section: heading.fr_FR,
    translations: inEnglish({ name: label.en_GB, section: heading.en_GB }),
    type,
    unit,
    swatch_type: type !== 'select' ? null : options.some(({ swatch }) => swatch !== null) ? 'color' : 'text',
    position,
    is_filterable: isFilterable,
    is_configurable: isConfigurable,
    is_searchable: options.length > 0 && (isFilterable || isConfigurable),
    // the shop itself asks for the brand
    is_user_defined: code !== 'brand',
  };
}

/** English beside the French of the columns; nothing where nothing is written in it. */
const inEnglish = (words: Readonly<Record<string, string | undefined>>) => {
  const written = Object.entries(words).filter(([, text]) => text !== undefined);
  return written.length === 0 ? {} : { en_GB: Object.fromEntries(written) };
};

const keyOf = (area: string, slug: string) => `${area}/${slug}`;

/** Parents first: a child names its parent's id. */
async function writeCategories(trx: Trx, categories: readonly DemoCategory[], pictures: DrawnPictures): Promise<void> {
  const ids = new Map<string, number>();
  const media = await trx.selectFrom('media').select(['uuid', 'hash']).execute();
  const files = new Map(media.map(({ uuid, hash }) => [hash, uuid]));
  const write = async (level: readonly (readonly [DemoCategory, number])[]) => {
    await insertRows(
      trx,
      'category',
      level.map(([{ area, slug, parent, name, description, shot, filters }, position]) => ({
        area,
        slug,
        parent_id: parent === null ? null : ids.get(keyOf(area, parent)),
        position,
        name: name.fr_FR,
        translations: name.en_GB === undefined ? {} : { en_GB: { name: name.en_GB } },
        description,
        picture: files.get(pictures.of(shot).hash) ?? null,
        filters,
      })),
    );
    for (const row of await trx.selectFrom('category').select(['id', 'area', 'slug']).execute()) {
      ids.set(keyOf(row.area, row.slug), row.id);
    }
  };
  const placed = categories.map((category, position) => [category, position] as const);
  await write(placed.filter(([category]) => category.parent === null));
  await write(placed.filter(([category]) => category.parent !== null));
}
