/** A ZIP archive that is sent while it is made (PKWARE APPNOTE 6.3.10, with data descriptors; no ZIP64). */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

import { dayOf, timeOf } from './zip.ts';

export interface ZipPart {
  readonly name: string;
  /** Its text, piece by piece. */
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface Facts {
  crc: number;
  packed: number;
  bytes: number;
}

const VERSION = 20;
/** Names in UTF-8; sizes and sum follow behind what they are of. */
const FLAGS = 0x0808;
const DEFLATED = 8;

/** @param at instant of its entries, written in UTC */
export async function* zipStream(parts: AsyncIterable<ZipPart>, at: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const centrals: Buffer[] = [];
  let offset = 0;
  const when = [of(2, timeOf(at)), of(2, dayOf(at))];
  for await (const { name, content } of parts) {
    const facts: Facts = { crc: 0, packed: 0, bytes: 0 };
    const title = Buffer.from(name, 'utf8');
    const head = [of(2, VERSION), of(2, FLAGS), of(2, DEFLATED), ...when];
    const lengths = [of(2, title.length), of(2, 0)];
    const local = Buffer.concat([of(4, 0x04034b50), ...head, Buffer.alloc(12), ...lengths, title]);
    yield new Uint8Array(local);
    yield* deflated(content, facts);
    const sums = [of(4, facts.crc), of(4, facts.packed), of(4, facts.bytes)];
    yield new Uint8Array(Buffer.concat([of(4, 0x08074b50), ...sums]));
    // Comment, disk, attributes: none; then where the entry begins.
    const rest = [Buffer.alloc(10), of(4, offset), title];
    centrals.push(Buffer.concat([of(4, 0x02014b50), of(2, VERSION), ...head, ...sums, ...lengths, ...rest]));
    offset += local.length + facts.packed + 16;
  }
  const central = Buffer.concat(centrals);
  const counts = [of(2, centrals.length), of(2, centrals.length), of(4, central.length), of(4, offset)];
  yield new Uint8Array(Buffer.concat([central, of(4, 0x06054b50), Buffer.alloc(4), ...counts, Buffer.alloc(2)]));
}

async function* deflated(content: ZipPart['content'], facts: Facts): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const source = Readable.from(counted(content, facts), { objectMode: false });
  // who fails takes the other along; whoever reads has the error
  const packed = pipeline(source, createDeflateRaw(), () => {});
  for await (const chunk of packed) {
    const bytes = Buffer.from(chunk);
    facts.packed += bytes.length;
    yield new Uint8Array(bytes);
  }
}

async function* counted(content: ZipPart['content'], facts: Facts): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text, 'utf8');
    facts.crc = crc32(bytes, facts.crc);
    facts.bytes += bytes.length;
    yield bytes;
  }
}

function of(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
