import { isStorageName, MOST_READ_WHOLE, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

/** Files in memory; a written one stays as it was first written. */
export function createMemoryStorage() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    files,
    write: async (name, content) => {
      if (!isStorageName(name)) throw new Error(`not a storage name: ${name}`);
      const bytes = await wholeOf(content);
      if (!files.has(name)) files.set(name, bytes);
    },
    read: async (name) => {
      const file = files.get(name) ?? null;
      if (file !== null && file.byteLength > MOST_READ_WHOLE) throw new Error(`${name} is read in parts`);
      return file;
    },
    stat: async (name) => {
      const file = files.get(name);
      return file === undefined ? null : { bytes: file.byteLength };
    },
    stream: async (name, range) => {
      const file = files.get(name);
      if (file === undefined) return null;
      const last = file.byteLength - 1;
      const { from, to } = range ?? { from: 0, to: last };
      if (from < 0 || to > last || from > to + 1) throw new RangeError(`no bytes ${from}-${to}`);
      return new Blob([file.subarray(from, to + 1)]).stream();
    },
    has: async (name) => files.has(name),
    remove: async (name) => void files.delete(name),
    async *names() {
      yield* files.keys();
    },
  } satisfies StorageGateway & { files: unknown };
}

async function wholeOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  if (content instanceof Uint8Array) return new Uint8Array(content);
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}
