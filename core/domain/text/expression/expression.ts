/**
 * Expressions that shopkeepers write. They are never handed to the engine of the language, which may try 2ⁿ ways: they
 * become an automaton of the characters they name (Glushkov), whose states are followed side by side, so that a text costs
 * its length times their number. An expression that could be read in several ways while it repeats is refused all the same:
 * whoever copies it elsewhere would have one that is worse than linear.
 */
import { holds, overlap, type Characters } from './characters.ts';
import { readExpression, type Part } from './read-expression.ts';

/** Characters that an expression names, each as often as it may come. */
const MOST_STATES = 300;
/** Parts that are put together on the way. */
const MOST_STEPS = 5_000;

interface Automaton {
  /** What each state is entered by. */
  readonly states: readonly Characters[];
  readonly first: readonly number[];
  readonly follow: readonly (readonly number[])[];
  readonly last: ReadonlySet<number>;
  readonly matchesNothing: boolean;
}

type ExpressionFault = 'expression.invalid' | 'expression.costly';

/** What is wrong with an expression, or null. */
export function expressionFault(source: string): ExpressionFault | null {
  const part = readExpression(source);
  if (part === null) return 'expression.invalid';
  return automatonOf(part) === null ? 'expression.costly' : null;
}

/** Whether the whole text looks like it; nothing looks like an expression that is wrong. */
export function looksLike(source: string, text: string): boolean {
  const part = readExpression(source);
  const automaton = part === null ? null : automatonOf(part);
  if (automaton === null) return false;
  const { states, first, follow, last, matchesNothing } = automaton;
  let open: ReadonlySet<number> | null = null;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    const next = new Set<number>();
    for (const targets of open === null ? [first] : [...open].map((state) => follow[state] ?? []))
      for (const state of targets) if (holds(states[state] ?? [], point)) next.add(state);
    if (next.size === 0) return false;
    open = next;
  }
  return open === null ? matchesNothing : [...open].some((state) => last.has(state));
}

interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmpty: boolean;
}

class TooCostly extends Error {}

function automatonOf(part: Part): Automaton | null {
  try {
    return new Builder().whole(part);
  } catch (error) {
    if (error instanceof TooCostly) return null;
    throw error;
  }
}

const NOTHING: Piece = { first: [], last: [], isEmpty: true };

class Builder {
  readonly #states: Characters[] = [];
  readonly #follow: Set<number>[] = [];
  /** Repetitions without an end around what is built. */
  #loops = 0;
  readonly #looping = new Set<number>();
  #steps = 0;

  whole(part: Part): Automaton {
    const { first, last, isEmpty } = this.#build(part);
    for (const state of this.#looping) this.#checkChoice([...(this.#follow[state] ?? [])]);
    return {
      states: this.#states,
      first,
      follow: this.#follow.map((targets) => [...targets]),
      last: new Set(last),
      matchesNothing: isEmpty,
    };
  }

  /** From a state that comes again, one character leads to one other alone. */
  #checkChoice(targets: readonly number[]): void {
    const clash = targets.some((one, at) =>
      targets.slice(at + 1).some((other) => overlap(this.#states[one] ?? [], this.#states[other] ?? [])),
    );
    if (clash) throw new TooCostly();
  }

  #build(part: Part): Piece {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new TooCostly();
    switch (part.kind) {
      case 'one':
        return this.#state(part.of);
      case 'sequence':
        return part.parts.reduce<Piece>((before, one) => this.#joined(before, this.#build(one)), NOTHING);
      case 'either':
        return eitherOf(part.parts.map((one) => this.#build(one)));
      case 'repeat':
        return this.#repeated(part);
    }
  }

  #state(of: Characters): Piece {
    const state = this.#states.length;
    if (state >= MOST_STATES) throw new TooCostly();
    this.#states.push(of);
    this.#follow.push(new Set());
    if (this.#loops > 0) this.#looping.add(state);
    return { first: [state], last: [state], isEmpty: false };
  }

  #repeated({ part, min, max }: Extract<Part, { kind: 'repeat' }>): Piece {
    if (max === Infinity) {
      const before = this.#times(part, Math.max(0, min - 1));
      const loop = this.#looped(part);
      return this.#joined(before, min === 0 ? { ...loop, isEmpty: true } : loop);
    }
    const before = this.#times(part, min);
    return this.#joined(before, this.#atMost(part, max - min));
  }

  #times(part: Part, count: number): Piece {
    let piece = NOTHING;
    for (let at = 0; at < count; at += 1) piece = this.#joined(piece, this.#build(part));
    return piece;
  }

  /** Each within the one before it: none is left out before another. */
  #atMost(part: Part, count: number): Piece {
    if (count === 0) return NOTHING;
    const one = this.#build(part);
    return { ...this.#joined(one, this.#atMost(part, count - 1)), isEmpty: true };
  }

  #looped(part: Part): Piece {
    this.#loops += 1;
    const piece = this.#build(part);
    this.#connect(piece.last, piece.first);
    this.#loops -= 1;
    return piece;
  }

  #joined(before: Piece, after: Piece): Piece {
    this.#connect(before.last, after.first);
    return {
      first: before.isEmpty ? [...before.first, ...after.first] : before.first,
      last: after.isEmpty ? [...before.last, ...after.last] : after.last,
      isEmpty: before.isEmpty && after.isEmpty,
    };
  }

  #connect(from: readonly number[], to: readonly number[]): void {
    for (const state of from)
      for (const target of to) {
        const targets = this.#follow[state];
        /* a second way to the same place, while it repeats, is two ways each time */
        if (this.#looping.has(state) && this.#looping.has(target) && targets?.has(target) === true)
          throw new TooCostly();
        targets?.add(target);
      }
  }
}

function eitherOf(pieces: readonly Piece[]): Piece {
  const empty = pieces.filter(({ isEmpty }) => isEmpty).length;
  /* nothing can be read in two ways there, each time it comes */
  if (empty > 1) throw new TooCostly();
  return {
    first: pieces.flatMap(({ first }) => first),
    last: pieces.flatMap(({ last }) => last),
    isEmpty: empty > 0,
  };
}
