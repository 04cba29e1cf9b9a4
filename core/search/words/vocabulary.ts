/** First position in sorted words whose word is not below the given one. */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of a word in sorted words, or −1. */
export function indexOfWord(words: readonly string[], word: string): number {
  const at = lowerBound(words, word);
  return words[at] === word ? at : -1;
}
