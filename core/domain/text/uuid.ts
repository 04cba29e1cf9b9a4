const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** True for a UUID in its canonical form: lower case with dashes (design §5 rule 2). */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

const SEEDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/**
 * A UUID that always comes out the same for the same two names: whoever makes it again, on any device or after any
 * restore, names the same thing. Version 8 (RFC 9562): the bits come from a hash, against accidents and nobody's malice.
 */
export function derivedUuid(from: string, by: string): string {
  const text = `${from} ${by}`;
  const hex = SEEDS.map((seed) => hashOf(text, seed).toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** 32 bits, each of which hangs on every character. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
