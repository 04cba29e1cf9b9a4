/** What a person sees as one letter: an emoji of several signs, a letter with its accents. Made once a text is cut. */
let letters: Intl.Segmenter | undefined;

/**
 * A text of at most `max` units that ends between two letters as people see them: half a sign cannot be stored, and half
 * of a family or of a flag is another picture. One letter that is longer than there is room for is cut between its signs.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  letters ??= new Intl.Segmenter('fr', { granularity: 'grapheme' });
  // whether a letter ends before a unit is said by what stands before it and the sign it begins
  const end = letters.segment(text.slice(0, max + 2)).containing(max)?.index || max;
  return text.slice(0, end).replace(/\p{Surrogate}$/u, '');
}
