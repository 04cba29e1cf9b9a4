import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearWords, toleranceOf } from '#core/search/words/fuzzy.ts';

/** Edits between two words by the textbook: optimal string alignment. */
function distance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= left.length; row++)
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const costs = [cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + (same ? 0 : 1)];
      if (row > 1 && column > 1 && isSwap) costs.push(cell(row - 2, column - 2) + 1);
      const line = table[row];
      if (line) line[column] = Math.min(...costs);
    }
  return cell(left.length, right.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
const vocabulary = fc.uniqueArray(word, { maxLength: 40 }).map((list) => list.sort());

function near(words: readonly string[], query: string, limit: number, prefix: boolean): Map<string, number> {
  const found = new Map<string, number>();
  nearWords(words, query, limit, prefix, (at, edits) => found.set(words[at] ?? '', edits));
  return found;
}

describe('words a slip away', () => {
  it('are those the edit distance says', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 1, max: 2 }), (words, query, limit) => {
        const all = words.map((each): [string, number] => [each, distance(query, each)]);
        expect(near(words, query, limit, false)).toEqual(new Map(all.filter(([, edits]) => edits <= limit)));
      }),
      { numRuns: 2000 },
    );
  });

  it('are, while typing, those with a beginning that near', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 1, max: 2 }), (words, query, limit) => {
        const best = (each: string) =>
          Math.min(...Array.from({ length: each.length + 1 }, (_, end) => distance(query, each.slice(0, end))));
        const expected = words.filter((each) => best(each) <= limit);
        expect(new Set(near(words, query, limit, true).keys())).toEqual(new Set(expected));
      }),
      { numRuns: 2000 },
    );
  });

  it('leave words that begin with a digit alone, and forgive nothing in short ones', () => {
    expect(near(['205', 'a05'], 'b05', 1, false)).toEqual(new Map([['a05', 1]]));
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(toleranceOf)).toEqual([0, 1, 1, 2]);
  });
});
