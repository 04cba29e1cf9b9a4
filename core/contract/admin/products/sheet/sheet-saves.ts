/** Saves of a spreadsheet that can still be undone as a whole: those of the last day, by who made them (rule S138). */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { access: { permission: 'products.update' }, cache: 'no-store' } as const;

const sheetSave = v.object({
  save: v.string(),
  at: f.instant,
  /** Products that it wrote. */
  products: v.number(),
  /** Products that an undoing has looked at already. */
  looked: v.number(),
});
export type SheetSave = v.InferOutput<typeof sheetSave>;

export const sheetSavesRoute = defineRoute({
  name: 'api.admin.products.sheet.saves',
  method: 'GET',
  uri: 'api/admin/product-sheet/saves',
  ...open,
  answer: v.array(sheetSave),
});

/** Products that one request undoes; whoever asks goes on as long as some are left. */
export const UNDO_AT_ONCE = 50;

export const sheetUndoRoute = defineRoute({
  name: 'api.admin.products.sheet.undo',
  method: 'POST',
  uri: 'api/admin/product-sheet/undo',
  ...open,
  body: v.strictObject({ save: f.uuid }),
  answer: v.object({
    done: v.number(),
    /** Products that stay as they are, and why: somebody wrote them since, or they are gone. */
    refused: v.array(v.object({ uuid: v.string(), title: v.string(), code: v.string() })),
    left: v.number(),
  }),
  refusals: ['record.unknown'],
});
