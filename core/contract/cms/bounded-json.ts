/** JSON whose form a document's own rules judge later: here only that judging it can cost no more than its bounds. */
import * as v from 'valibot';

interface Bounds {
  /** Objects and lists within each other. */
  readonly depth: number;
  /** Values of any kind, all levels together. */
  readonly values: number;
}

/** Whether a value is plain JSON within its bounds; iterative, so that no depth ends the call stack. */
export function isBoundedJson(value: unknown, { depth, values }: Bounds): boolean {
  const open: (readonly [value: unknown, level: number])[] = [[value, 0]];
  for (let seen = 1; open.length > 0; seen += 1) {
    const next = open.pop();
    if (next === undefined || seen + open.length > values) return false;
    const [one, level] = next;
    if (typeof one === 'number' && !Number.isFinite(one)) return false;
    if (typeof one !== 'object' || one === null) {
      if (typeof one === 'bigint' || typeof one === 'function' || typeof one === 'symbol') return false;
      continue;
    }
    if (level >= depth) return false;
    for (const child of Array.isArray(one) ? one : Object.values(one)) open.push([child, level + 1]);
  }
  return true;
}

export const boundedJson = <T>(bounds: Bounds, is: (value: unknown) => value is T) =>
  v.custom<T>((value) => is(value) && isBoundedJson(value, bounds), 'value.invalid');
