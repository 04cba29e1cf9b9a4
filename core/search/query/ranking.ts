import type { Held } from './live-rows.ts';
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
  const kept = needed <= SHALLOW ? bestOf(helds, desc, needed) : sorted(helds, desc);
  return kept.slice(offset, needed);
}

function bestOf(helds: readonly Held[], desc: boolean, needed: number): Ranked[] {
  const kept: Ranked[] = [];
  if (needed === 0) return kept;
  eachFound(helds, (held, row, score, id) => {
    const last = kept.length < needed ? undefined : kept[needed - 1];
    if (last && !isBefore(score, id, last, desc)) return;
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = kept[middle];
      if (there && isBefore(score, id, there, desc)) high = middle;
      else low = middle + 1;
    }
    kept.splice(low, 0, { held, row, score, id });
    if (kept.length > needed) kept.pop();
  });
  return kept;
}

function sorted(helds: readonly Held[], desc: boolean): Ranked[] {
  const all: Ranked[] = [];
  eachFound(helds, (held, row, score, id) => void all.push({ held, row, score, id }));
  return all.sort((left, right) => (isBefore(left.score, left.id, right, desc) ? -1 : 1));
}

/** No two rows are equal: each has its id. */
function isBefore(score: number, id: number, other: Ranked, desc: boolean): boolean {
  return score === other.score ? id < other.id : score > other.score === desc;
}

function eachFound(helds: readonly Held[], visit: (held: Held, row: number, score: number, id: number) => void): void {
  for (const held of helds) {
    const { misses, scores, found, segment } = held;
    const { stocks, featured, ids } = segment.numbers;
    for (let place = 0; place < found.count; place++) {
      const row = found.rows[place] ?? 0;
      if (misses[row] !== 0) continue;
      const inStock = stocks[row] === 1 || stocks[row] === 2;
      visit(held, row, boost(scores[row] ?? 0, inStock, (featured[row] ?? 0) > 0), ids[row] ?? 0);
    }
  }
}
