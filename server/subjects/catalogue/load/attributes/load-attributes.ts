/** Attributes with their options, and families, as the shop reads them. */
import { sql } from 'kysely';

import type { Attribute, AttributeFamily, AttributeOption, Translated } from '#core/contract/catalogue/structure.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';

/** The title of what has none of its own. */
const USUAL_SECTION: Translated = { fr_FR: 'Caractéristiques', en_GB: 'Specifications' };

export async function loadAttributes(db: Db): Promise<Attribute[]> {
  const rows = await db
    .selectFrom('attribute')
    .selectAll()
    .where('is_confidential', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const options = await db.selectFrom('attribute_option').selectAll().orderBy('position').orderBy('id').execute();
  const optionsOf = groupRows(options, (option) => option.attribute_id);
  const pictures = await loadPictures(
    db,
    rows
      .filter(({ swatch_type: type }) => type === 'image')
      .flatMap(({ id }) => (optionsOf.get(id) ?? []).flatMap(({ swatch }) => swatch ?? [])),
  );
  return rows.map((row) => {
    const type = row.swatch_type === 'dropdown' ? null : row.swatch_type;
    return {
      id: row.id,
      code: row.code,
      label: wordsOf(row.name, row.translations, 'name'),
      type: row.type,
      unit: row.unit,
      isFilterable: row.is_filterable,
      isConfigurable: row.is_configurable,
      isVisibleOnFront: row.is_visible_on_front,
      isSearchable: row.is_searchable,
      ...(type === null ? {} : { swatchType: type }),
      group: row.section === null ? USUAL_SECTION : wordsOf(row.section, row.translations, 'section'),
      options: (optionsOf.get(row.id) ?? []).map(({ id, name, translations, swatch }): AttributeOption => ({
        id,
        label: wordsOf(name, translations, 'name'),
        swatch: swatch !== null && type === 'image' ? (pictures.get(swatch) ?? null) : swatch,
      })),
    };
  });
}

/** Hashes of pictures of the library by their UUIDs. */
async function loadPictures(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_file')
    .select(['uuid', 'hash'])
    .where(sql<string>`uuid::text`, 'in', [...uuids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ uuid, hash }) => [uuid, hash]));
}

export async function loadFamilies(db: Db): Promise<AttributeFamily[]> {
  const rows = await db.selectFrom('attribute_family').selectAll().orderBy('id').execute();
  return rows.map(({ id, code, name, slug, attributes }) => ({ id, code, name, slug, attributes }));
}

type InLanguages = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/** The French of a column with what other languages say. */
function wordsOf(french: string, translations: InLanguages, field: string): Translated {
  const english = translations['en_GB']?.[field];
  return { fr_FR: french, ...(english === undefined ? {} : { en_GB: english }) };
}
