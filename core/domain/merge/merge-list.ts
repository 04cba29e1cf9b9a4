import { diff3Merge } from 'node-diff3';

import { inside, type Json, type Merging, type Versions } from './conflict.ts';
import { canonical } from './equal.ts';

type MergeValue = (at: Merging, versions: Versions<Json>) => Json | undefined;
type Lists = Readonly<Record<'base' | 'mine' | 'theirs', readonly Json[]>>;

/**
 * Lists whose items have no name – paragraphs of a text, rows of a table – by diff3. Where both changed as many as there
 * were, each with its counterpart; null where items cannot be told apart.
 */
export function mergeList(at: Merging, { base, mine, theirs }: Lists, mergeItem: MergeValue): Json[] | null {
  const merged: Json[] = [];
  const regions = diff3Merge(mine.map(canonical), base.map(canonical), theirs.map(canonical), {
    excludeFalseConflicts: true,
  });
  for (const { ok, conflict } of regions) {
    if (ok !== undefined) merged.push(...ok.map(parsed));
    if (conflict === undefined) continue;
    const { a, o, b } = conflict;
    if (a.length !== o.length || b.length !== o.length) return null;
    for (const [place, item] of o.entries()) {
      const [mineText, theirsText] = [a[place], b[place]];
      if (mineText === undefined || theirsText === undefined) return null;
      const versions = { base: parsed(item), mine: parsed(mineText), theirs: parsed(theirsText) };
      const value = mergeItem(inside(at, String(merged.length)), versions);
      if (value !== undefined) merged.push(value);
    }
  }
  return merged;
}

const parsed = (text: string): Json => JSON.parse(text);
