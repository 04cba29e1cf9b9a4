/**
 * What matching costs at worst, by the automaton of recheck: its build in JavaScript alone, which says the same on every
 * machine. What the automaton cannot read is written in a way that has at least as many ways to match and to fail.
 */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import recheck from 'recheck/lib/browser.js';

/** Far above what any expression of the house needs, so that a busy machine decides as an idle one. */
const DECIDED_WITHIN_MS = 20_000;
const MOST_REPETITIONS = 3;
/** A letter of nobody's (private use): behind it an expression can always fail. */
const FAILS = '\\uf8ff';

const parsed = (source, flags) =>
  new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });

const put = (source, changes) =>
  changes
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);

/** True where nothing is needed to match it. */
function mayBeEmpty(node) {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Quantifier':
      return node.min === 0 || mayBeEmpty(node.element);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(({ elements }) => elements.every(mayBeEmpty));
    default:
      return false;
  }
}

/**
 * High counts without a bound. Every way to match the one is a way to match the other, so that one which is linear
 * proves both; `{1,200}` alone is an automaton of two hundred parts.
 * @returns null where what is counted may be empty: there a count has ways that a repetition has not
 */
function unbounded(source, flags) {
  const changes = [];
  let countsNothing = false;
  visitRegExpAST(parsed(source, flags), {
    onQuantifierEnter: ({ min, max, greedy, element, end }) => {
      const isHigh = min > MOST_REPETITIONS || (max > MOST_REPETITIONS && max !== Infinity);
      const count = min === 0 ? '*' : min === 1 ? '+' : '{2,}';
      if (isHigh) changes.push({ start: element.end, end, by: count + (greedy ? '' : '?') });
      if (isHigh && mayBeEmpty(element)) countsNothing = true;
    },
  });
  return countsNothing ? null : put(source, changes);
}

function isBounded(node) {
  let bounded = true;
  visitRegExpAST(node, {
    onQuantifierEnter: ({ max }) => {
      if (max === Infinity) bounded = false;
    },
    onBackreferenceEnter: () => {
      bounded = false;
    },
  });
  return bounded;
}

/** Without a bound it would not be exponential either. */
function isCheap({ alternatives }, flags) {
  return alternatives.every(({ raw }) => {
    const wide = unbounded(raw, flags);
    return wide !== null && (isLiteral(raw) || !judge(wide, flags).includes('exponential'));
  });
}

/** Counts and choices are what costs. */
const isLiteral = (raw) => !/[{(|*+?]/.test(raw);

/** True where nothing may follow a match. */
const mayOnlyEnd = ({ alternatives }) =>
  alternatives.every(({ elements }) => {
    const last = elements.at(-1);
    return (
      (last?.type === 'Assertion' && last.kind === 'end') || (last?.type.endsWith('Group') === true && mayOnlyEnd(last))
    );
  });

/**
 * Without what looks around, which costs the same wherever it stands as long as it has a bound, and only takes ways away.
 * An expression that could end with it gets a letter behind it, because it may fail there.
 * @returns null where something looks around without a bound
 */
function lookingAhead(source, flags) {
  const tree = parsed(source, flags);
  const around = [];
  visitRegExpAST(tree, {
    onAssertionEnter: (node) => {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') around.push(node);
    },
  });
  if (around.length === 0) return source;
  if (!around.every((one) => isBounded(one) && isCheap(one, flags))) return null;
  const outermost = around.filter((one) => !around.some(({ start, end }) => start < one.start && one.end < end));
  const without = put(
    source,
    outermost.map(({ start, end }) => ({ start, end, by: '(?:)' })),
  );
  return mayOnlyEnd(tree) ? without : `(?:${without})${FAILS}`;
}

function judge(source, flags) {
  // `d`, `g` and `y` change what is told, not how it is found
  const { status, complexity, error } = recheck.checkSync(source, flags.replaceAll(/[dgy]/g, ''), {
    checker: 'automaton',
    timeout: DECIDED_WITHIN_MS,
  });
  if (status === 'safe') return 'linear';
  return status === 'vulnerable' ? complexity.summary : `not decided (${error?.kind ?? status})`;
}

/** @returns `linear`, or what it is instead in words */
export function costOf(source, flags) {
  const exact = lookingAhead(source, flags);
  if (exact === null) return 'looks around without a bound';
  const wide = unbounded(exact, flags);
  if (wide === null) return 'counts what may be empty';
  const cost = judge(wide, flags);
  // A count keeps a polynomial small; of an exponential it leaves two to the power of its bound.
  return wide !== exact && cost.includes('polynomial') ? judge(exact, flags) : cost;
}
