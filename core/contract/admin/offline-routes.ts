/**
 * What the back office does offline: every route whose changes may wait on a device, and the lanes, records and states of
 * its subjects. It shares nothing with the shop's list (`core/contract/offline-routes.ts`).
 */
import { OFFICE_CALLS } from '#core/contract/admin/sync/calls.ts';
import { OFFLINE_DOCUMENT_ROUTES } from '#core/contract/cms/offline-documents.ts';
import { documentKind, draftLane } from '#core/contract/cms/document.ts';
import { OFFLINE_STOCK_ROUTES } from '#core/contract/admin/stock/count-entry.ts';
import { countKind, countLane, countPartKind } from '#core/contract/admin/stock/count-record.ts';
import { OFFLINE_SHEET_ROUTES } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { sheetLane } from '#core/contract/admin/products/sheet/sheet-lane.ts';
import { rightsKind } from '#core/contract/admin/sync/rights.ts';

export const OFFICE_OFFLINE_ROUTES = {
  ...OFFLINE_DOCUMENT_ROUTES,
  ...OFFLINE_STOCK_ROUTES,
  ...OFFLINE_SHEET_ROUTES,
} as const;

export const OFFICE_OFFLINE = {
  routes: OFFICE_OFFLINE_ROUTES,
  lanes: [draftLane, countLane, sheetLane],
  kinds: [rightsKind, documentKind, countKind, countPartKind],
  states: [],
  calls: OFFICE_CALLS,
};
