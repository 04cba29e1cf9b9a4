import { describe, expect, it } from 'vitest';
import type { Database } from '#src/catalogue/store/database.ts';
import { openIdb } from '#src/catalogue/store/idb.ts';
import { memoryDatabase } from '#src/catalogue/store/memory-database.ts';

type Names = 'left' | 'right';
let number = 0;

const kinds: readonly [string, () => Promise<Database<Names>>][] = [
  ['IndexedDB', () => openIdb<Names>(`shelves-${++number}`, 1, ['left', 'right'])],
  ['memory', () => Promise.resolve(memoryDatabase<Names>(['left', 'right']))],
];

describe.each(kinds)('shelves in %s', (_, open) => {
  it('give back what was put, in the order of the keys', async () => {
    const database = await open();
    await database.write(['left'], async ({ left }) => {
      await left.put(10, 'dix');
      await left.put(2, 'deux');
      await left.put('a', 'lettre');
      await left.remove('a');
    });
    expect(await database.read(['left'], ({ left }) => left.values())).toEqual(['deux', 'dix']);
    expect(await database.read(['left'], ({ left }) => left.values(2))).toEqual(['dix']);
    expect(await database.read(['left'], ({ left }) => left.keys())).toEqual([2, 10]);
    expect(await database.read(['left'], ({ left }) => left.get(2))).toBe('deux');
    expect(await database.read(['left'], ({ left }) => left.get(3))).toBeUndefined();
  });

  it('roll a write back whole when its work fails', async () => {
    const database = await open();
    await database.write(['left', 'right'], async ({ left, right }) => {
      await left.put(1, 'avant');
      await right.put(1, 'avant');
    });
    const failing = database.write(['left', 'right'], async ({ left, right }) => {
      await left.put(1, 'après');
      await right.clear();
      throw new Error('coupure');
    });
    await expect(failing).rejects.toThrow('coupure');
    expect(await database.read(['left'], ({ left }) => left.get(1))).toBe('avant');
    expect(await database.read(['right'], ({ right }) => right.values())).toEqual(['avant']);
  });

  it('let writers go one after the other', async () => {
    const database = await open();
    const increments = Array.from({ length: 8 }, () =>
      database.write(['left'], async ({ left }) => {
        const before = await left.get('n');
        await left.put('n', (typeof before === 'number' ? before : 0) + 1);
      }),
    );
    await Promise.all(increments);
    expect(await database.read(['left'], ({ left }) => left.get('n'))).toBe(8);
  });
});

describe('shelves in IndexedDB', () => {
  it('outlive their connection, and work again after the browser closed it', async () => {
    const database = await openIdb<Names>('shelves-lost', 1, ['left', 'right']);
    await database.write(['left'], ({ left }) => left.put(1, 'gardé'));
    database.close();
    expect(await database.read(['left'], ({ left }) => left.get(1))).toBe('gardé');
  });

  it('step aside for a newer build, which starts empty', async () => {
    const old = await openIdb<Names>('shelves-upgraded', 1, ['left', 'right']);
    await old.write(['left'], ({ left }) => left.put(1, 'ancien'));
    const fresh = await openIdb<Names>('shelves-upgraded', 2, ['left', 'right']);
    expect(await fresh.read(['left'], ({ left }) => left.values())).toEqual([]);
    await expect(old.read(['left'], ({ left }) => left.values())).rejects.toMatchObject({ name: 'VersionError' });
  });
});
