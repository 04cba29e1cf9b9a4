import { fold, words as wordsIn } from '#core/search/words/text.ts';
import type { Target } from './use-targets.ts';

/** Shown at a time: who looks for more types on. */
const MOST = 20;

/** Those whose name holds every word, whatever the accents: first what begins with what was typed, then as they stand. */
export function findTargets(targets: readonly Target[], typed: string): readonly Target[] {
  const asked = wordsIn(typed);
  const begins = fold(typed.trim());
  const found = targets.flatMap((target) => {
    const name = fold(target.name);
    return asked.every((word) => name.includes(word)) ? [{ target, isFirst: name.startsWith(begins) }] : [];
  });
  const first = found.filter(({ isFirst }) => isFirst);
  const later = found.filter(({ isFirst }) => !isFirst);
  return [...first, ...later].slice(0, MOST).map(({ target }) => target);
}
