import { isText, type Json } from './conflict.ts';

/** What is in neither's way: what was there and nobody removed, then what anybody added, in alphabetical order. */
export function mergeSet(lists: Readonly<Record<'base' | 'mine' | 'theirs', readonly Json[]>>): string[] {
  const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map((list) => new Set(list.filter(isText)));
  const kept = [...(base ?? [])].filter((item) => mine?.has(item) && theirs?.has(item));
  const added = [...(mine ?? []), ...(theirs ?? [])].filter((item) => !base?.has(item));
  return [...new Set([...kept, ...added.toSorted()])];
}
