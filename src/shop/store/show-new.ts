import { readState, show, type Slice, type StoreState } from '#src/shop/store/state.ts';

/** Equal by reference, or field by field: unchanged records are the same object, so a large view costs little. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** Writes a slice that is made anew each time; an equal value changes nothing, so nothing is drawn again. */
export function showNew<K extends Slice>(slice: K, value: StoreState[K]): void {
  if (!isSame(readState()[slice], value)) show(slice, value);
}
