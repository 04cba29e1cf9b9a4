import type { CardRow } from './row.ts';
import { compact } from '#core/search/words/text.ts';

/**
 * Every SKU and reference without separators, one string for all rows: `|sku|reference|…|` per row, each ended by a line
 * feed. A fragment is found by `indexOf`, its row by binary search; no index is faster or smaller (reference §4).
 */
export interface ReferenceIndex {
  readonly text: string;
  /** Where each row's part begins; one more entry than rows. */
  readonly offsets: Uint32Array;
}

export function buildReferenceIndex(rows: readonly CardRow[]): ReferenceIndex {
  const offsets = new Uint32Array(rows.length + 1);
  let length = 0;
  const parts = rows.map((row, at) => {
    const codes = [row.sku, ...row.references].map(compact).filter((code) => code !== '');
    const part = codes.length > 0 ? `|${codes.join('|')}|\n` : '\n';
    length += part.length;
    offsets[at + 1] = length;
    return part;
  });
  return { text: parts.join(''), offsets };
}

/** How a fragment lies in a reference. */
export type ReferenceFit = 'whole' | 'start' | 'inside';

/** Every row that holds the fragment in a reference, with its best fit. */
export function findReference(
  index: ReferenceIndex,
  fragment: string,
  emit: (row: number, fit: ReferenceFit) => void,
): void {
  const { text, offsets } = index;
  let at = text.indexOf(fragment);
  while (at >= 0) {
    const row = rowAt(offsets, at);
    const end = offsets[row + 1] ?? text.length;
    let fit: ReferenceFit = 'inside';
    for (; at >= 0 && at < end; at = text.indexOf(fragment, at + 1)) {
      if (text[at - 1] !== '|') continue;
      fit = text[at + fragment.length] === '|' ? 'whole' : fit === 'inside' ? 'start' : fit;
      if (fit === 'whole') break;
    }
    emit(row, fit);
    if (at >= 0 && at < end) at = text.indexOf(fragment, end);
  }
}

function rowAt(offsets: Uint32Array, position: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle + 1] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
