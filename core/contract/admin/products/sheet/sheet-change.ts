/** What a save of a spreadsheet does to one product: it waits on the device without a network (rules S134 to S137). */
import * as v from 'valibot';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { sheetLane } from './sheet-lane.ts';

/** Columns of a sheet that one product is written in. */
const MOST_CELLS = 300;
const MOST_VARIANTS = 200;

/** Values by the names of their fields; the shop holds each against the schema that its form has. */
const cells = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(64, 'text.tooLong')), v.unknown()),
  v.check((all) => Object.keys(all).length <= MOST_CELLS, 'list.tooLong'),
);
const pieces = v.pipe(
  v.number('number.invalid'),
  v.integer('number.invalid'),
  v.minValue(-PIECES_MAX, 'number.tooSmall'),
  v.maxValue(PIECES_MAX, 'number.tooLarge'),
);

const change = v.strictObject({
  /** The save that it belongs to, and that can be undone as a whole. */
  save: f.uuid,
  product: f.uuid,
  ...f.seenRevision,
  /** The revision that it makes: what is saved next stands on it (rule S85). */
  revId: f.uuid,
  /** What the product is called where the change waits or was refused. */
  title: f.line(255),
  fields: cells,
  /** By code, as products hold them; null: it has none any more. */
  attributes: cells,
  english: cells,
  variants: f.listOf(v.strictObject({ uuid: f.uuid, fields: cells }), MOST_VARIANTS),
  /** So many pieces where its author saw so many: a correction of the difference. */
  stock: f.listOf(v.strictObject({ article: f.uuid, source: f.line(64), from: pieces, to: pieces }), MOST_CELLS),
});
export type SheetChangeArgs = v.InferOutput<typeof change>;

export const sheetChangeRoute = defineOfflineRoute({
  name: 'api.admin.products.sheet.change',
  method: 'POST',
  uri: 'api/admin/product-sheet/change',
  /** `products.update`, and `stock.update` for pieces, of which a worker knows nothing: the handler asks for them. */
  access: 'admin',
  cache: 'no-store',
  body: change,
  answer: v.object({ rev: v.number(), revId: f.toldRevId }),
  refusals: ['record.unknown', 'record.moved', 'record.inUse', 'stock.short'],
  offline: { version: 1, lane: ({ save }) => sheetLane.of(save), changes: () => [] },
});

export const OFFLINE_SHEET_ROUTES = { 'api.admin.products.sheet.change': sheetChangeRoute } as const;

/** Whether it writes anything of the product itself: its pieces have revisions of their own. */
export const writesProduct = ({ fields, attributes, english, variants }: SheetChangeArgs): boolean =>
  [fields, attributes, english, ...variants.map((one) => one.fields)].some((all) => Object.keys(all).length > 0);
