/** Drawings of the menu's entries. */
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { arrowUUpLeft, files, fileText, newspaper, truck } from '#src/ui/icon/glyphs-later.ts';
import {
  chartLineUp,
  cube,
  gearSix,
  image,
  key,
  list,
  megaphoneSimple,
  receipt,
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
  'admin.activity': list,
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
  'admin.search': magnifyingGlass,
};

/** Of a page, or of the group it belongs to. */
export function glyphOf({ name, nav }: Pick<AdminPage, 'name' | 'nav'>): string {
  const own = GLYPHS[name];
  if (own !== undefined) return own;
  if (nav === 'configuration') return gearSix;
  return nav === 'marketing' ? megaphoneSimple : fileText;
}
