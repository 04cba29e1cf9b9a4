import { fold, words as wordsIn } from '#core/search/words/text.ts';

/** Shown at a time: who looks for more types on. */
const MOST = 20;

/** Those whose name holds every word, whatever the accents: first what begins with what was typed, then as they stand. */
export function findByWords<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): readonly Named[] {
  const asked = wordsIn(typed);
  const begins = fold(typed.trim());
  const found = all.flatMap((one) => {
    const name = fold(one.name);
    return asked.every((word) => name.includes(word)) ? [{ one, isFirst: name.startsWith(begins) }] : [];
  });
  const first = found.filter(({ isFirst }) => isFirst);
  const later = found.filter(({ isFirst }) => !isFirst);
  return [...first, ...later].slice(0, MOST).map(({ one }) => one);
}
