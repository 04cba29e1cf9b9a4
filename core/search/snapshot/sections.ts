import type { ArrayOf } from '#core/search/segment/numbers.ts';

/**
 * Named arrays in one buffer: magic, length of a JSON directory, the directory, then each array aligned to 8 bytes, so
 * that opening it makes views and copies nothing.
 */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const MAGIC = 0x4c544143;
const PREAMBLE_BYTES = 8;

interface Directory {
  readonly stamp: string;
  readonly sections: readonly (readonly [name: string, at: number, bytes: number])[];
}

export function writeSections(stamp: string, named: ReadonlyMap<string, Numbers>): Uint8Array<ArrayBuffer> {
  let length = 0;
  const sections = [...named].map(([name, numbers]) => {
    const at = length;
    length = aligned(length + numbers.byteLength);
    return [name, at, numbers.byteLength] as const;
  });
  const directory = new TextEncoder().encode(JSON.stringify({ stamp, sections } satisfies Directory));
  const base = aligned(PREAMBLE_BYTES + directory.length);
  const bytes = new Uint8Array(base + length);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, directory.length]);
  bytes.set(directory, PREAMBLE_BYTES);
  for (const [name, at] of sections) {
    const numbers = named.get(name);
    if (numbers) bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), base + at);
  }
  return bytes;
}

/** Gives the numbers of a section; a missing one throws a RangeError. */
export type SectionReader = <Of>(name: string, array: ArrayOf<Of>) => Of;

/** Null for bytes of another stamp or shape, or cut short. */
export function openSections(bytes: Uint8Array, stamp: string): SectionReader | null {
  const whole = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const directory = readDirectory(whole, stamp);
  if (!directory) return null;
  const { base, sections } = directory;
  return (name, array) => {
    const section = sections.get(name);
    if (!section) throw new RangeError(`no section ${name}`);
    return new array(whole.buffer, whole.byteOffset + base + section.at, section.bytes / array.BYTES_PER_ELEMENT);
  };
}

function readDirectory(bytes: Uint8Array, stamp: string) {
  if (bytes.length < PREAMBLE_BYTES) return null;
  const [magic, length = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2);
  if (magic !== MAGIC || PREAMBLE_BYTES + length > bytes.length) return null;
  const text = new TextDecoder().decode(bytes.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + length));
  const directory: Directory = JSON.parse(text);
  if (directory.stamp !== stamp) return null;
  const base = aligned(PREAMBLE_BYTES + length);
  const sections = new Map(directory.sections.map(([name, at, size]) => [name, { at, bytes: size }]));
  const isWhole = directory.sections.every(([, at, size]) => base + at + size <= bytes.length);
  return isWhole ? { base, sections } : null;
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
