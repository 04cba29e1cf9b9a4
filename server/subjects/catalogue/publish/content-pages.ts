import type { ContentsHead } from '#core/contract/content/content-pages.ts';
import type { Contents } from '#core/contract/content/content-document.ts';

import { makePage, type Page, type PageName } from './page-store.ts';

/** Contents up to here are one page; above, no page is larger unless one document is. */
const MOST_BYTES = 256 * 1024;

/** About so many documents lie between two fixed borders. */
const SPACING = 32;

export interface ContentPages {
  readonly head: Page;
  /**
   * The contents as one page under a name of their own, for devices from before there was a head. It is put together
   * from the pages when one of them asks (`wholeContents`).
   */
  readonly whole: Page;
  readonly wholeName: PageName;
  readonly pages: readonly Page[];
}

/**
 * Cuts contents into pages. Borders lie behind documents whose own id says so, so that what is written, added or taken
 * away moves the borders of its own stretch alone; where a stretch is too large it is divided.
 */
export function cutContents({ documents, components = {}, postLists }: Contents): ContentPages {
  const written = documents.map((one): Piece => ({ id: one.uuid, text: JSON.stringify(one) }));
  const parts = Object.entries(components).map(([id, part]): Piece => ({
    id,
    text: `${JSON.stringify(id)}:${JSON.stringify(part)}`,
  }));
  const bytes = sizeOf([...written, ...parts]);
  const cut = bytes <= MOST_BYTES ? (pieces: readonly Piece[]) => [pieces] : stretches;
  const pages = [
    ...cut(written).map((pieces) => page(pieces, [])),
    ...(parts.length === 0 ? [] : cut(parts).map((pieces) => page([], pieces))),
  ];
  const head: ContentsHead = { postLists, pages: pages.map(({ hash }) => hash) };
  const headPage = makePage('contents.head', JSON.stringify(head));
  const whole = makePage('contents', JSON.stringify({ head: headPage.hash }));
  return { head: headPage, whole, wholeName: { hash: whole.hash, bytes: headPage.body.byteLength + bytes }, pages };
}

interface Piece {
  readonly id: string;
  readonly text: string;
}

const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1, 0);

function page(documents: readonly Piece[], components: readonly Piece[]): Page {
  const list = documents.map(({ text }) => text).join(',');
  const named = components.length === 0 ? '' : `,"components":{${components.map(({ text }) => text).join(',')}}`;
  return makePage('contents.page', `{"documents":[${list}]${named}}`);
}

function stretches(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  let last: Piece[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    const size = sizeOf([piece]);
    if (last.length > 0 && bytes + size > MOST_BYTES) {
      found.push(last);
      [last, bytes] = [[], 0];
    }
    last.push(piece);
    bytes += size;
    if (!endsStretch(piece)) continue;
    found.push(last);
    [last, bytes] = [[], 0];
  }
  if (last.length > 0) found.push(last);
  return found;
}

/** Ids are random: their last digits are a die that always falls the same way. */
const endsStretch = ({ id }: Piece): boolean => Number.parseInt(id.slice(-4), 16) % SPACING === 0;
