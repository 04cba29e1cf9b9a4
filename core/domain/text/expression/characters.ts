/** Sets of characters as an expression names them: ranges of code points, both ends included. */
export type Range = readonly [from: number, to: number];
export type Characters = readonly Range[];

const LAST = 0x10_ff_ff;
const code = (text: string): number => text.codePointAt(0) ?? 0;
const one = (text: string): Range => [code(text), code(text)];
const span = (from: string, to: string): Range => [code(from), code(to)];

const DIGITS: Characters = [span('0', '9')];
const WORD: Characters = [span('0', '9'), span('A', 'Z'), one('_'), span('a', 'z')];
const SPACE: Characters = [
  [0x09, 0x0d],
  one(' '),
  one('\u00a0'),
  one('\u1680'),
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  one('\u202f'),
  one('\u205f'),
  one('\u3000'),
  one('\ufeff'),
];
const LINE_ENDS: Characters = [one('\n'), one('\r'), [0x20_28, 0x20_29]];

export const single = (text: string): Characters => [one(text)];

/** Everything that none of the ranges has. */
export function except(ranges: Characters): Characters {
  const found: Range[] = [];
  let next = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from > next) found.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) found.push([next, LAST]);
  return found;
}

/** What a dot stands for. */
export const ANY_OF_LINE = except(LINE_ENDS);

/** What stands behind a backslash for a whole class. */
export const CLASSES: ReadonlyMap<string, Characters> = new Map([
  ['d', DIGITS],
  ['D', except(DIGITS)],
  ['w', WORD],
  ['W', except(WORD)],
  ['s', SPACE],
  ['S', except(SPACE)],
]);

export const holds = (ranges: Characters, point: number): boolean =>
  ranges.some(([from, to]) => from <= point && point <= to);

export const overlap = (ranges: Characters, others: Characters): boolean =>
  ranges.some(([from, to]) => others.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));
