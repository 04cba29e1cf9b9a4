/** Products as rows of a spreadsheet: as the list finds them, with their variants and what lies in each place. */
import * as v from 'valibot';
import { products } from '#core/resources/catalogue/products.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import { listedOf } from '#core/resources/resource.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Products of one page. */
export const SHEET_PAGE = 250;
/** Products that one sheet opens with; a list that finds more says so. */
export const MOST_SHEET_PRODUCTS = 5_000;

const values = v.record(v.string(), v.unknown());

const sheetProduct = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: f.toldRevId,
  /** Fields that a sheet can write, and what tells which attributes it has: `type`, `familyId`, `area`. */
  fields: values,
  /** By code, as products hold them. */
  attributes: values,
  english: values,
  variants: v.array(v.object({ uuid: v.string(), fields: values })),
  /** Places of the product and of its variants. */
  stock: v.array(v.object({ article: v.string(), source: v.string(), pieces: v.number() })),
});
export type SheetProduct = v.InferOutput<typeof sheetProduct>;

export const sheetRowsRoute = defineRoute({
  name: 'api.admin.products.sheet.rows',
  method: 'GET',
  uri: 'api/admin/product-sheet',
  access: { permission: 'products.index' },
  cache: 'no-store',
  query: listQueryOf(listedOf(products), products.list),
  answer: v.object({
    data: v.array(sheetProduct),
    total: v.number(),
    /** There are more than `total`. */
    more: v.boolean(),
    next: v.nullable(v.string()),
    /** Where pieces can lie. */
    sources: v.array(v.object({ code: v.string(), name: v.string() })),
  }),
});

/** Some products as they are now: after a save, and where somebody else wrote meanwhile. */
export const sheetSomeRoute = defineRoute({
  name: 'api.admin.products.sheet.some',
  method: 'GET',
  uri: 'api/admin/product-sheet/some',
  access: { permission: 'products.index' },
  cache: 'no-store',
  query: v.strictObject({ ids: f.listOf(f.uuid, 100) }),
  answer: v.object({ data: v.array(sheetProduct) }),
});
