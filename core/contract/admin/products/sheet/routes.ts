import { sheetRowsRoute, sheetSomeRoute } from './sheet-rows.ts';
import { sheetSavesRoute, sheetUndoRoute } from './sheet-saves.ts';

/** What a spreadsheet of products asks for while there is a network. */
export const SHEET_ROUTES = {
  'api.admin.products.sheet.rows': sheetRowsRoute,
  'api.admin.products.sheet.some': sheetSomeRoute,
  'api.admin.products.sheet.saves': sheetSavesRoute,
  'api.admin.products.sheet.undo': sheetUndoRoute,
} as const;
