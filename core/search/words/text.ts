/**
 * The one normalisation of text shared by server and device. A change here is a change of `CATALOGUE_FORMAT`: sort keys
 * and vocabularies made by the old form no longer compare.
 */

const MARKS = /[\u0300-\u036f]/g;
// oxlint-disable-next-line no-control-regex -- the test for "only ASCII" is the fast path of every name
const ASCII = /^[\u0000-\u007f]*$/;
const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Lower case without accents; œ, æ, ß written out. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[œæßøł]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** Folded runs of letters and digits, in order. */
export function words(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

export function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) < 58) return true;
  return false;
}

/** A French plural in s or x falls together with its singular; words with digits stay what they are. */
export function stem(word: string): string {
  const plural = word.length > 3 && (word.endsWith('s') || word.endsWith('x')) && !hasDigit(word);
  return plural ? word.slice(0, -1) : word;
}

/** Reference or SKU without any separator: `09.A417-11` and `09A41711` are one. */
export function compact(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '');
}

/**
 * Key of the order by name: folded words, whole numbers padded so that 5 stands before 10. Plain ASCII, so `<` in
 * JavaScript and `collate "C"` in PostgreSQL agree (catalogue reference §7).
 */
export function sortKey(text: string): string {
  return words(text)
    .map((word) => (/^\d+$/.test(word) ? word.padStart(6, '0') : word))
    .join(' ');
}

const STOP_WORDS = new Set(
  'de du des d la le les l a au aux en et pour par sur avec un une the of and for with'.split(' '),
);

/** Words too common to be searched for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
