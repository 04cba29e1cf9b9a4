/** Accents and case dropped, one letter for one letter, so that places in both texts agree. */
function foldLetters(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? plain : plain.padEnd(letter.length, ' ');
  }).join('');
}

/** Where the words of a question begin words of a text: what a reader searches for is underlined. */
export function markedRanges(text: string, question: string): (readonly [number, number])[] {
  const folded = foldLetters(text);
  const words = foldLetters(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const ranges: [number, number][] = [];
  for (const { index, 0: word } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const longest = Math.max(0, ...words.filter((one) => word.startsWith(one)).map((one) => one.length));
    if (longest > 0) ranges.push([index, index + longest]);
  }
  return ranges;
}
