import type { Held } from './held.ts';
import type { Found } from './walk.ts';
import { boost } from './weighing.ts';

/** Up to here the best are kept by insertion; a deeper page sorts everything found once. */
const SHALLOW = 512;

interface Ranked extends Found {
  readonly score: number;
  readonly id: number;
}

/** Rows `offset … offset + limit` by the scores a text left, ties by id upwards. */
export function rankByScore(helds: readonly Held[], desc: boolean, offset: number, limit: number): Found[] {
  const needed = offset + limit;
  const isBefore = (left: Ranked, right: Ranked) =>
    left.score === right.score ? left.id < right.id : left.score > right.score === desc;
  const kept: Ranked[] = [];
  const isShallow = needed <= SHALLOW;
  eachFound(helds, (candidate) => {
    if (!isShallow) {
      kept.push(candidate);
      return;
    }
    const last = kept[needed - 1];
    if (last && !isBefore(candidate, last)) return;
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = kept[middle];
      if (there && isBefore(there, candidate)) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, candidate);
    if (kept.length > needed) kept.pop();
  });
  if (!isShallow) kept.sort((left, right) => (isBefore(left, right) ? -1 : 1));
  return kept.slice(offset, needed);
}

function eachFound(helds: readonly Held[], visit: (candidate: Ranked) => void): void {
  for (const held of helds) {
    const { misses, scores, found, foundCount, segment } = held;
    const { stocks, featured, ids } = segment.numbers;
    for (let place = 0; place < foundCount; place++) {
      const row = found[place] ?? 0;
      if (misses[row] !== 0) continue;
      const inStock = stocks[row] === 1 || stocks[row] === 2;
      const score = boost(scores[row] ?? 0, inStock, (featured[row] ?? 0) > 0);
      visit({ held, row, score, id: ids[row] ?? 0 });
    }
  }
}
