/** One suite for every storage: what the shop asks of it. */
import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { streamOfFile } from '#server/gateways/storage/file-stream.ts';
import { MOST_READ_WHOLE, personalName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { randomIds } from '#server/ids.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nameOf = (ending = 'bin') => `${randomIds.uuid().replaceAll('-', '')}.${ending}`;

async function allOf(stream: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  if (stream === null) throw new Error('no stream');
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const implementations: readonly [string, () => StorageGateway][] = [
  ['the disk', () => createDiskStorage(join(folder, 'media'))],
  ['memory', createMemoryStorage],
];

describe.each(implementations)('a storage on %s', (_what, create) => {
  test('gives back what was written, whole, in its length and in parts', async () => {
    const storage = create();
    const name = nameOf();
    await storage.write(name, Buffer.from('0123456789'));
    expect(Buffer.from((await storage.read(name)) ?? []).toString()).toBe('0123456789');
    expect(await storage.stat(name)).toEqual({ bytes: 10 });
    expect(await storage.has(name)).toBe(true);
    expect(String(await allOf(await storage.stream(name)))).toBe('0123456789');
    expect(String(await allOf(await storage.stream(name, { from: 3, to: 5 })))).toBe('345');
  });

  test('gives any range of a file as it was written', async () => {
    const storage = create();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 200_000 }),
        fc.nat(200_000),
        fc.nat(200_000),
        async (bytes, one, other) => {
          const content = Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 31) % 251));
          const name = nameOf();
          await storage.write(name, content);
          const [from = 0, to = 0] = [one % bytes, other % bytes].toSorted((a, b) => a - b);
          expect((await allOf(await storage.stream(name, { from, to }))).equals(content.subarray(from, to + 1))).toBe(
            true,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('takes a file in parts, and keeps the first of a name', async () => {
    const storage = create();
    const name = nameOf();
    await storage.write(
      name,
      (async function* () {
        yield Buffer.from('in ');
        yield Buffer.from('parts');
      })(),
    );
    await storage.write(name, Buffer.from('another'));
    expect(String(await allOf(await storage.stream(name)))).toBe('in parts');
  });

  test('keeps nothing of a file whose parts break off', async () => {
    const storage = create();
    const name = nameOf();
    const broken = (async function* () {
      yield Buffer.from('half');
      throw new Error('the line is dead');
    })();
    await expect(storage.write(name, broken)).rejects.toThrow('the line is dead');
    expect(await storage.stat(name)).toBeNull();
    for await (const kept of storage.names()) expect(kept).not.toBe(name);
  });

  test('has an empty file, and its stream has nothing', async () => {
    const storage = create();
    const name = nameOf();
    await storage.write(name, new Uint8Array());
    expect(await storage.stat(name)).toEqual({ bytes: 0 });
    expect(await allOf(await storage.stream(name))).toHaveLength(0);
  });

  test('answers null for what is not there or is no name of a file', async () => {
    const storage = create();
    for (const name of [nameOf(), '../../etc/passwd', '']) {
      expect(await storage.read(name)).toBeNull();
      expect(await storage.stat(name)).toBeNull();
      expect(await storage.stream(name)).toBeNull();
      expect(await storage.has(name)).toBe(false);
    }
    await expect(storage.write('../x', new Uint8Array(1))).rejects.toThrow('not a storage name');
  });

  test('refuses a range that the file does not have', async () => {
    const storage = create();
    const name = nameOf();
    await storage.write(name, Buffer.from('0123'));
    for (const range of [
      { from: 0, to: 4 },
      { from: -1, to: 2 },
      { from: 4, to: 2 },
    ])
      await expect(storage.stream(name, range)).rejects.toThrow(RangeError);
  });

  test('reads nothing whole that is too large for it, and streams it', async () => {
    const storage = create();
    const name = nameOf('mp4');
    await storage.write(name, Buffer.alloc(MOST_READ_WHOLE + 1, 7));
    await expect(storage.read(name)).rejects.toThrow('parts');
    expect([...(await allOf(await storage.stream(name, { from: MOST_READ_WHOLE, to: MOST_READ_WHOLE })))]).toEqual([7]);
  });

  test('names what it has, and forgets what is removed', async () => {
    const storage = create();
    const name = nameOf();
    await storage.write(name, Buffer.from('x'));
    const names: string[] = [];
    for await (const kept of storage.names()) names.push(kept);
    expect(names).toContain(name);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.stat(name)).toBeNull();
  });
});

describe('files on the disk', () => {
  test('are read by nobody but the account of the shop, whatever they are', async () => {
    const storage = createDiskStorage(join(folder, 'own'));
    for (const name of [nameOf('webp'), personalName(randomIds.secret(), 'pdf')]) {
      await storage.write(name, Buffer.from('x'));
      const place = join(folder, 'own', name.slice(0, 2));
      expect((await stat(join(place, name))).mode & 0o777).toBe(0o600);
      expect((await stat(place)).mode & 0o777).toBe(0o700);
    }
  });

  test('are closed when their reader has them whole, and when it leaves before', async () => {
    const path = join(folder, 'film');
    await writeFile(path, Buffer.alloc(200_000, 1));
    for (const isReadWhole of [true, false]) {
      const file = await open(path, 'r');
      const reader = streamOfFile(file, { from: 0, to: 199_999 }).getReader();
      expect((await reader.read()).value?.byteLength).toBe(65_536);
      if (isReadWhole) while (!(await reader.read()).done);
      else await reader.cancel();
      expect(file.fd).toBe(-1);
    }
  });

  test('are not read ahead of their reader', async () => {
    const path = join(folder, 'film');
    await writeFile(path, Buffer.alloc(200_000, 1));
    const file = await open(path, 'r');
    const reads = vi.spyOn(file, 'read');
    const reader = streamOfFile(file, { from: 0, to: 199_999 }).getReader();
    await reader.read();
    expect(reads).toHaveBeenCalledTimes(1);
    await reader.cancel();
  });
});
