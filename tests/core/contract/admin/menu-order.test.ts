/** The menu as people know it: what is added finds a place of its own and moves nothing. */
import { expect, test } from 'vitest';
import { menuFor } from '#core/contract/admin/pages/menu.ts';

/** Pages in the order of the menu, with their glyphs. */
const KNOWN: readonly (readonly [page: string, glyph: string])[] = [
  ['admin.dashboard', 'chartLineUp'],
  ['admin.media', 'image'],
  ['admin.menus', 'list'],
  ['admin.cms.pages', 'fileText'],
  ['admin.cms.posts', 'fileText'],
  ['admin.cms.components', 'puzzlePiece'],
  ['admin.cms.categories', 'tag'],
  ['admin.fields', 'textbox'],
  ['admin.cms.permalinks', 'linkSimple'],
  ['admin.links', 'linkBreak'],
  ['admin.content-types', 'stack'],
  ['admin.catalog.permalinks', 'linkSimple'],
  ['admin.orders', 'receipt'],
  ['admin.shipments', 'truck'],
  ['admin.invoices', 'fileText'],
  ['admin.refunds', 'fileText'],
  ['admin.rma', 'arrowUUpLeft'],
  ['admin.transactions', 'fileText'],
  ['admin.quotes', 'files'],
  ['admin.media-categories', 'folderSimple'],
  ['admin.group-prices', 'percent'],
  ['admin.activity', 'clockCounterClockwise'],
  ['admin.customers', 'users'],
  ['admin.groups', 'treeStructure'],
  ['admin.data-requests', 'fileText'],
  ['admin.admins', 'userGear'],
  ['admin.roles', 'key'],
  ['admin.redirects', 'arrowElbowDownRight'],
  ['admin.search-synonyms', 'equals'],
  ['admin.search-terms', 'magnifyingGlass'],
  ['admin.branding', 'gearSix'],
  ['admin.config.general', 'gearSix'],
  ['admin.config.catalog', 'gearSix'],
  ['admin.config.customers', 'gearSix'],
  ['admin.config.sales', 'gearSix'],
  ['admin.config.emails', 'gearSix'],
  ['admin.tax-categories', 'gearSix'],
  ['admin.tax-rates', 'gearSix'],
  ['admin.table-rates', 'gearSix'],
  ['admin.inventory-sources', 'gearSix'],
  ['admin.currencies', 'gearSix'],
  ['admin.exchange-rates', 'gearSix'],
  ['admin.locales', 'gearSix'],
  ['admin.channels', 'gearSix'],
  ['admin.sliders', 'gearSix'],
];

test('the pages of the menu keep their order and their glyphs, whatever is added', () => {
  const known = new Set(KNOWN.map(([name]) => name));
  const pages = menuFor(() => true).flatMap(({ entries }) => entries.flatMap(({ page, pages }) => [page, ...pages]));
  const shown = [...new Set(pages)].filter(({ name }) => known.has(name));
  expect(shown.map(({ name, glyph }) => [name, glyph])).toEqual(KNOWN);
});
