/** A ZIP archive in memory (PKWARE APPNOTE 6.3.10): deflated entries, names in UTF-8, no ZIP64. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** @param at instant of its entries, written in UTC */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(timeOf(at), 6);
    facts.writeUInt16LE(dayOf(at), 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([numberOf(LOCAL, 4), facts, title, packed]);
    // Comment, disk, attributes: none; then where the entry begins.
    const rest = Buffer.concat([Buffer.alloc(10), numberOf(offset, 4)]);
    centrals.push(Buffer.concat([numberOf(CENTRAL, 4), numberOf(VERSION, 2), facts, rest, title]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.concat([
    numberOf(END, 4),
    Buffer.alloc(4),
    numberOf(entries.length, 2),
    numberOf(entries.length, 2),
    numberOf(central.length, 4),
    numberOf(offset, 4),
    Buffer.alloc(2),
  ]);
  return Uint8Array.from(Buffer.concat([...locals, central, end]));
}

function numberOf(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

/** MS-DOS time: two seconds are the smallest step. */
export const timeOf = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
export const dayOf = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
