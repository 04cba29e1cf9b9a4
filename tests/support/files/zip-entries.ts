import { crc32, inflateRawSync } from 'node:zlib';

/** What a ZIP archive holds, read by its central directory as programs do. @throws Error for one that is broken */
export function zipEntries(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of an archive');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the directory');
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + length).toString('utf8');
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(from, from + (packed ?? 0)));
    if (crc32(content) !== crc || content.length !== size) throw new Error(`${name} is broken`);
    entries.set(name, content);
    at += 46 + length;
  }
  return entries;
}
