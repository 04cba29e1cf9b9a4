/** Drawings of the menu's entries. */
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { arrowUUpLeft, files, fileText, newspaper, truck } from '#src/ui/icon/glyphs-later.ts';
import {
  arrowElbowDownRight,
  chartLineUp,
  clockCounterClockwise,
  cube,
  equals,
  folderSimple,
  gearSix,
  image,
  key,
  linkBreak,
  linkSimple,
  list,
  megaphoneSimple,
  percent,
  puzzlePiece,
  receipt,
  stack,
  tag,
  textbox,
  ticket,
  treeStructure,
  userGear,
  users,
} from '#src/ui/icon/glyphs-office.ts';
import type { AdminPage } from '#core/contract/admin/pages/admin-page.ts';

const GLYPHS: Readonly<Record<string, string>> = {
  'admin.dashboard': chartLineUp,
  'admin.customers': users,
  'admin.groups': treeStructure,
  'admin.admins': userGear,
  'admin.roles': key,
  'admin.activity': clockCounterClockwise,
  'admin.products': cube,
  'admin.categories': treeStructure,
  'admin.orders': receipt,
  'admin.quotes': files,
  'admin.rma': arrowUUpLeft,
  'admin.shipments': truck,
  'admin.media': image,
  'admin.menus': list,
  'admin.posts': newspaper,
  'admin.tickets': ticket,
  'admin.cms.components': puzzlePiece,
  'admin.cms.categories': tag,
  'admin.fields': textbox,
  'admin.cms.permalinks': linkSimple,
  'admin.catalog.permalinks': linkSimple,
  'admin.links': linkBreak,
  'admin.content-types': stack,
  'admin.media-categories': folderSimple,
  'admin.group-prices': percent,
  'admin.redirects': arrowElbowDownRight,
  'admin.search-synonyms': equals,
  'admin.search-terms': magnifyingGlass,
};

/** Of a page, or of the group it belongs to. */
export function glyphOf({ name, nav }: Pick<AdminPage, 'name' | 'nav'>): string {
  const own = GLYPHS[name];
  if (own !== undefined) return own;
  if (nav === 'configuration') return gearSix;
  return nav === 'marketing' ? megaphoneSimple : fileText;
}
