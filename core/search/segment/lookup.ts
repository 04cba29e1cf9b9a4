/** Finds a row by a text that names it (address, UUID): sorted 32-bit hashes; the caller compares the text itself. */
export interface Lookup {
  readonly hashes: Uint32Array;
  readonly rows: Uint32Array;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function buildLookup(texts: readonly string[]): Lookup {
  const hashed = Uint32Array.from(texts, hashOf);
  const rows = Uint32Array.from(texts, (_, at) => at);
  rows.sort((left, right) => (hashed[left] ?? 0) - (hashed[right] ?? 0) || left - right);
  return { hashes: Uint32Array.from(rows, (row) => hashed[row] ?? 0), rows };
}

/** The row of a text for which `accept` holds, or −1. */
export function lookUp(lookup: Lookup, text: string, accept: (row: number) => boolean): number {
  const hash = hashOf(text);
  let low = 0;
  let high = lookup.hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lookup.hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  for (; lookup.hashes[low] === hash; low++) {
    const row = lookup.rows[low] ?? 0;
    if (accept(row)) return row;
  }
  return -1;
}
