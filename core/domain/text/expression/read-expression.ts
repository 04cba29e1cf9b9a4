/**
 * Reads an expression as shopkeepers write it: characters, classes, groups, alternatives and counts. What looks around,
 * refers back or stands for a place is not read: a whole text is compared.
 */
import { ANY_OF_LINE, CLASSES, except, single, type Characters, type Range } from './characters.ts';

export type Part =
  | { readonly kind: 'one'; readonly of: Characters }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number };

/** Characters of an expression. */
export const LONGEST_EXPRESSION = 200;
/** Most repetitions that are counted. */
const MOST_COUNTED = 255;
/** What stands for itself behind a backslash. */
const MARKS = new Set('^$\\.*+?()[]{}|/-');
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

class Unreadable extends Error {}

/** @returns null for what cannot be read */
export function readExpression(source: string): Part | null {
  if (source.length > LONGEST_EXPRESSION) return null;
  try {
    return new Reader(Array.from(source.replace(/^\^/u, ''))).whole();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class Reader {
  #at = 0;
  readonly #signs: readonly string[];

  constructor(signs: readonly string[]) {
    this.#signs = signs;
  }

  whole(): Part {
    const part = this.#either();
    if (this.#next() !== undefined) throw new Unreadable();
    return part;
  }

  #next(): string | undefined {
    return this.#signs[this.#at];
  }

  #take(): string {
    const sign = this.#next();
    if (sign === undefined) throw new Unreadable();
    this.#at += 1;
    return sign;
  }

  #takes(sign: string): boolean {
    if (this.#next() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #either(): Part {
    const parts = [this.#sequence()];
    while (this.#takes('|')) parts.push(this.#sequence());
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'either', parts };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    for (let sign = this.#next(); sign !== undefined && sign !== '|' && sign !== ')'; sign = this.#next()) {
      if (sign === '$' && this.#at === this.#signs.length - 1) {
        this.#at += 1;
        break;
      }
      parts.push(this.#repeated(this.#single()));
    }
    return { kind: 'sequence', parts };
  }

  #single(): Part {
    const sign = this.#take();
    if (sign === '.') return { kind: 'one', of: ANY_OF_LINE };
    if (sign === '[') return { kind: 'one', of: this.#class() };
    if (sign === '\\') return { kind: 'one', of: this.#escaped() };
    if (sign === '(') return this.#group();
    if ('^$*+?{}])'.includes(sign)) throw new Unreadable();
    return { kind: 'one', of: single(sign) };
  }

  #group(): Part {
    if (this.#takes('?') && !this.#takes(':')) throw new Unreadable();
    const part = this.#either();
    if (!this.#takes(')')) throw new Unreadable();
    return part;
  }

  #escaped(): Characters {
    const sign = this.#take();
    const known = CLASSES.get(sign) ?? (CONTROLS.has(sign) ? single(CONTROLS.get(sign) ?? sign) : undefined);
    if (known !== undefined) return known;
    if (!MARKS.has(sign)) throw new Unreadable();
    return single(sign);
  }

  #class(): Characters {
    const isNegated = this.#takes('^');
    const ranges: Range[] = [];
    while (!this.#takes(']')) {
      const from = this.#member();
      const isRange = this.#next() === '-' && this.#signs[this.#at + 1] !== ']';
      if (!isRange) ranges.push(...from);
      else {
        this.#take();
        ranges.push(rangeOf(from, this.#member()));
      }
    }
    return isNegated ? except(ranges) : ranges;
  }

  #member(): Characters {
    const sign = this.#take();
    if (sign === '[') throw new Unreadable();
    return sign === '\\' ? this.#escaped() : single(sign);
  }

  #repeated(part: Part): Part {
    const count = this.#count();
    if (count === null) return part;
    /* as few or as many: a whole text is compared, which is the same */
    this.#takes('?');
    if ('*+?{'.includes(this.#next() ?? ' ')) throw new Unreadable();
    return { kind: 'repeat', part, ...count };
  }

  #count(): { readonly min: number; readonly max: number } | null {
    if (this.#takes('?')) return { min: 0, max: 1 };
    if (this.#takes('*')) return { min: 0, max: Infinity };
    if (this.#takes('+')) return { min: 1, max: Infinity };
    if (!this.#takes('{')) return null;
    const min = this.#number();
    const max = this.#takes(',') ? (this.#next() === '}' ? Infinity : this.#number()) : min;
    if (!this.#takes('}') || min > max) throw new Unreadable();
    return { min, max };
  }

  #number(): number {
    let digits = '';
    while (/^\d$/u.test(this.#next() ?? '')) digits += this.#take();
    const count = Number(digits);
    if (digits === '' || digits.length > 3 || count > MOST_COUNTED) throw new Unreadable();
    return count;
  }
}

function rangeOf(from: Characters, to: Characters): Range {
  const [[first, second] = [1, 0]] = from;
  const [[last, end] = [0, 1]] = to;
  if (from.length > 1 || to.length > 1 || first !== second || last !== end || first > last) throw new Unreadable();
  return [first, last];
}
