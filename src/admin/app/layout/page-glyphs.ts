/** Drawings that definitions of pages and managed things name. */
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
import type { GlyphName } from '#core/resources/glyph.ts';

const GLYPHS: Readonly<Record<GlyphName, string>> = {
  arrowElbowDownRight,
  arrowUUpLeft,
  chartLineUp,
  clockCounterClockwise,
  cube,
  equals,
  fileText,
  files,
  folderSimple,
  gearSix,
  image,
  key,
  linkBreak,
  linkSimple,
  list,
  magnifyingGlass,
  megaphoneSimple,
  newspaper,
  percent,
  puzzlePiece,
  receipt,
  stack,
  tag,
  textbox,
  ticket,
  treeStructure,
  truck,
  userGear,
  users,
};

/** Of a page, as its definition says; a leaf of paper where it says nothing. */
export const glyphOf = ({ glyph = 'fileText' }: Pick<AdminPage, 'glyph'>): string => GLYPHS[glyph];
