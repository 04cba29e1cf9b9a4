/** The small shop, and the services by which its attributes and families are kept. */
import type { Author } from '#server/resources/author.ts';
import { attributeFamilies } from '#core/resources/catalogue/attribute-families.ts';
import { attributes } from '#core/resources/catalogue/attributes.ts';
import type { OutputOf } from '#core/resources/field-set.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';
import { plantSmallShop } from '#tests/server/catalogue/small-shop.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';

type AttributeFields = OutputOf<typeof attributes.fields>;
export type FamilyFields = OutputOf<typeof attributeFamilies.fields>;

export const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

export const A_TEXT: AttributeFields = {
  name: 'Épaisseur',
  code: 'thickness',
  type: 'text',
  section: null,
  unit: null,
  position: 0,
  swatchType: null,
  options: [],
  isRequired: false,
  isUnique: false,
  valuePerLocale: false,
  validation: null,
  regex: null,
  defaultValue: null,
  isVisibleOnFront: true,
  isFilterable: false,
  isConfigurable: false,
  isSearchable: false,
};

export const option = (name: string, given: Partial<AttributeFields['options'][number]> = {}) => ({
  uuid: crypto.randomUUID(),
  name,
  english: null,
  swatch: null,
  ...given,
});

export async function attributeShop() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const small = await plantSmallShop(db);
  const deps = { db, clock, hooks: SHOP_HOOKS, announce: announceTo({ ids: randomIds }) };
  const uuidOf = async (table: 'attribute' | 'attribute_family', code: string): Promise<string> =>
    (await db.selectFrom(table).select('uuid').where('code', '=', code).executeTakeFirstOrThrow()).uuid;
  const attributeService = resourceService(attributes, deps);
  const live = await openCatalogue({ db, clock });
  return {
    db,
    small,
    ids: randomIds,
    attributes: attributeService,
    families: resourceService(attributeFamilies, deps),
    uuidOf,
    /** What a product holds. */
    valuesOf: async (id: number) =>
      (await db.selectFrom('product').select('attributes').where('id', '=', id).executeTakeFirstOrThrow()).attributes,
    /** Writes some fields of an attribute on its newest revision. */
    change: async (code: string, fields: Partial<AttributeFields>) => {
      const uuid = await uuidOf('attribute', code);
      const known = await attributeService.show(author, uuid);
      return attributeService.update(author, { uuid, rev: known.rev, fields: { ...known.fields, ...fields } });
    },
    /** The catalogue as devices are told of it. */
    shown: async () => {
      await publishTouched({ db, clock, ids: randomIds });
      return live.refresh();
    },
    close: () => database.drop(),
  };
}

export type AttributeShop = Awaited<ReturnType<typeof attributeShop>>;

export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('not refused', { cause: error });
  return error;
}

/** The places that a refusal names, each with its code. */
export const placesOf = ({ data }: Refusal) => (data.fields ?? []).map(({ path, code }) => [path, code]);
