/** What a save of a spreadsheet does to one product, all or nothing (rules S134 to S137). */
import * as v from 'valibot';

import { writesProduct, type SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { can } from '#core/domain/actor/actor.ts';
import { valuesIn, type Values } from '#core/domain/fields/values.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { sheetEnglish, sheetFields, sheetVariantFields } from '#core/resources/catalogue/product-sheet.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { entriesOf } from '#core/resources/field-set.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { fieldErrors } from '#core/wire/field-errors.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { recordWriter } from '#server/resources/write/write-record.ts';
import { productHooks } from '#server/subjects/catalogue/products/product-hooks.ts';

import { englishIn, variantsIn } from './sheet-product.ts';
import { correctPlaces } from './correct-places.ts';
import type { SheetWrite } from './sheet-write.ts';

type Known = Pick<Managed, 'fields' | 'translations'>;

/** What it wrote, and the change that leads back. */
export interface WrittenChange {
  readonly rev: number;
  readonly revId: string | undefined;
  readonly before: Pick<SheetChangeArgs, 'fields' | 'attributes' | 'english' | 'variants' | 'stock'>;
}

/**
 * Pieces first, as whoever moves stock locks them.
 * @throws Refusal `permission.missing`, `record.unknown`, `record.moved`, `input.invalid` by the paths of a product's form
 */
export async function writeSheetChange(
  { trx, now, ids, note }: SheetWrite,
  author: Author,
  args: SheetChangeArgs,
): Promise<WrittenChange> {
  if (!can(author, 'products.update')) throw new Refusal('permission.missing', { permission: 'products.update' });
  if (args.stock.length > 0 && !can(author, 'stock.update'))
    throw new Refusal('permission.missing', { permission: 'stock.update' });
  await correctPlaces({ trx, now, ids }, author, args);
  if (!writesProduct(args)) {
    const known = await readRecord(trx, products, args.product);
    if (known === undefined) throw new Refusal('record.unknown');
    return { rev: known.rev, revId: known.revId, before: beforeOf(known, args) };
  }
  const hooks = productHooks({ ids });
  const writer = recordWriter(products, {
    db: trx,
    within: trx,
    clock: { now: () => now },
    announce: () => Promise.resolve(),
    hooks: { products: note === undefined ? hooks : { ...hooks, afterWrite: async (write) => note(write) } },
  });
  const back: WrittenChange['before'][] = [];
  const { product: uuid, rev, baseRevId, revId: makes } = args;
  const made = await writer.change(author, { uuid, rev, baseRevId, makes }, (known) => {
    back.push(beforeOf(known, args));
    return mergedWith(known, args);
  });
  const [before = beforeOf({ fields: {} }, args)] = back;
  return { rev: made.rev, revId: made.revId, before };
}

/** A cell is held against the schema that the form of its field has. */
function judged(fields: FieldSet, cells: Values, path: string): Values {
  return parsed(entriesOf(fields), cells, path);
}

/** What another language does not say is as everywhere: nothing of it is written. */
const judgedWords = (fields: FieldSet, cells: Values, path: string): Values =>
  parsed(
    Object.fromEntries(Object.entries(entriesOf(fields)).map(([name, one]) => [name, v.nullable(one)])),
    cells,
    path,
  );

function parsed(entries: v.ObjectEntries, cells: Values, path: string): Values {
  const given = v.safeParse(v.partial(v.strictObject(entries)), cells);
  if (given.success) return given.output;
  const errors = fieldErrors(given.issues).map((one) => ({ ...one, path: `${path}.${one.path}` }));
  throw new Refusal('input.invalid', { fields: errors });
}

function mergedWith(known: Known, args: SheetChangeArgs) {
  const values = valuesIn(known.fields);
  const rows = variantsIn(values);
  for (const { uuid } of args.variants)
    if (!rows.some((one) => one.uuid === uuid)) throw new Refusal('record.moved', { reason: 'variant' });
  const variants = rows.map((row, place) => {
    const cells = args.variants.find(({ uuid }) => uuid === row.uuid)?.fields;
    return cells === undefined ? row : { ...row, ...judged(sheetVariantFields, cells, `fields.variants.${place}`) };
  });
  const english = { ...englishIn(known), ...judgedWords(sheetEnglish, args.english, 'translations.en_GB') };
  return {
    fields: {
      ...values,
      ...judged(sheetFields, args.fields, 'fields'),
      attributes: withoutNothing({ ...valuesIn(values['attributes']), ...args.attributes }),
      ...(args.variants.length === 0 ? {} : { variants }),
    },
    translations: { ...known.translations, en_GB: withoutNothing(english) },
  };
}

const withoutNothing = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

/** Of the same cells, what stood there. */
function beforeOf(known: Known, args: SheetChangeArgs): WrittenChange['before'] {
  const values = valuesIn(known.fields);
  const rows = new Map(variantsIn(values).map((one) => [one.uuid, one]));
  const same = (cells: Values, held: Values): Record<string, unknown> =>
    Object.fromEntries(Object.keys(cells).map((name) => [name, held[name] ?? null]));
  return {
    fields: same(args.fields, values),
    attributes: same(args.attributes, valuesIn(values['attributes'])),
    english: same(args.english, englishIn(known)),
    variants: args.variants.map(({ uuid, fields }) => ({ uuid, fields: same(fields, rows.get(uuid) ?? {}) })),
    stock: args.stock.map(({ from, to, ...place }) => ({ ...place, from: to, to: from })),
  };
}
