import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactReplica } from '#src/catalogue/store/compact.ts';
import { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { answersOf, edit, pause, serverAnswers, wishes } from './device.ts';
import { rowOf, smallShop } from './small-shop.ts';

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

async function livingDevice(during: () => Promise<void>) {
  const shop = smallShop(12);
  const store = replicaStore(memoryCatalogueDatabase());
  await syncCatalogue(store, shop.origin(), wishes);
  let written = 0;
  const current = new CurrentReplica({
    store,
    pause,
    compact: async () => {
      written += 1;
      const writing = compactReplica(store);
      await during();
      return writing;
    },
  });
  await current.open();
  const change = async ({ rows, removed }: Edit) => {
    shop.edit({ rows, removed: removed.filter((id) => !rows.some((one) => one.id === id)) });
    await syncCatalogue(store, shop.origin(), wishes);
    await current.follow();
  };
  const expectRight = async () => {
    if (current.current === null) throw new Error('there is no replica');
    expect(await answersOf(current.current)).toEqual(serverAnswers(shop));
  };
  return { current, change, expectRight, written: () => written };
}

describe('a snapshot written aside', () => {
  it('changes no answer: before, while and after it is written, with changes coming in between', async () => {
    const edits = fc.array(edit, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(edits, edits, edits, async (before, meanwhile, after) => {
        const device = await livingDevice(async () => {
          await device.expectRight();
          for (const one of meanwhile) await device.change(one);
          await device.expectRight();
        });
        for (const one of before) await device.change(one);
        await device.expectRight();
        const former = device.current.current;
        await device.current.keepSnapshot();
        expect(device.current.current).not.toBe(former);
        expect(device.current.current?.isSnapshot).toBe(true);
        await device.expectRight();
        for (const one of after) await device.change(one);
        await device.current.tidy();
        await device.expectRight();
      }),
      { numRuns: 60 },
    );
  });

  it('is written again once many changes lie over it, and not before', async () => {
    const device = await livingDevice(() => Promise.resolve());
    await device.current.keepSnapshot();
    const many = (price: number, count: number) => Array.from({ length: count }, (_, at) => rowOf(at + 1, { price }));
    await device.change({ rows: many(10_000, 400), removed: [] });
    await device.current.keepSnapshot();
    expect(device.written()).toBe(1);
    await device.change({ rows: many(20_000, 101), removed: [] });
    await device.current.keepSnapshot();
    expect(device.written()).toBe(2);
    expect(device.current.current?.unfolded).toBe(0);
    await device.expectRight();
  });
});
