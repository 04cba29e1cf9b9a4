/** Places in something of known length: two bytes each where they suffice, which is half of what a list has to read. */
export type Positions = Uint16Array | Uint32Array;

const MOST_IN_TWO_BYTES = 65_536;

export function isShort(length: number): boolean {
  return length <= MOST_IN_TWO_BYTES;
}

/** Room for `count` places below `length`. */
export function newPositions(count: number, length: number): Positions {
  return isShort(length) ? new Uint16Array(count) : new Uint32Array(count);
}

/** The same places in as little memory as `length` allows. */
export function asPositions(places: Uint32Array, length: number): Positions {
  return isShort(length) ? Uint16Array.from(places) : places;
}
