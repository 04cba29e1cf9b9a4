/** What somebody saved by pressing « Enregistrer » stays a pressed save, whatever becomes of it on its way. */
import { laneRows } from '#src/db/lane-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, createDesk, titled, type Desk } from '../desk.ts';

const SHOP = { rev: 3, body: page('Boutique') };
const colleague = { rev: 4, body: page('Boutique', { area: 'moto' }) };

let desk: Desk;
beforeEach(() => {
  desk = createDesk();
});

const named = async (): Promise<readonly boolean[]> =>
  (await desk.saves()).map(({ args }) => Object(args).named === true);

/** Somebody pressed « Enregistrer » on « Pressé ». */
async function pressed() {
  const edited = await desk.open(SHOP);
  edited.change(titled('Pressé'));
  await edited.saveNow();
  expect(await named()).toEqual([true]);
  return edited;
}

describe('a save that was pressed', () => {
  test('S108 and waits is still one when its author typed on', async () => {
    const edited = await pressed();
    edited.change(titled('Pressé, et encore'));
    await desk.clock.advance(4_000);
    expect(await named()).toEqual([true]);
  });

  test('S108 and was refused is still one when its author typed on', async () => {
    const edited = await pressed();
    await desk.send();
    await desk.refuse('slug.taken');
    edited.change(titled('Pressé, et corrigé'));
    await desk.clock.advance(4_000);
    expect(await named()).toEqual([true]);
  });

  test('S108 and gives way to a noop, because something follows it, is one where it stands then', async () => {
    const edited = await pressed();
    const [save] = await desk.saves();
    if (save === undefined) throw new Error('nothing waits');
    await desk.store.write(['outbox', 'meta'], async (t) => {
      await t.outbox.put([{ ...save, seq: 2, mutId: 'r', route: 'api.admin.documents.restore', v: 1, args: {} }]);
      await t.meta.put([{ key: 'identity', group: 'g', scope: 'open' }, ...laneRows({ [save.lane]: 3 })]);
    });
    edited.change(titled('Pressé, et encore'));
    await desk.clock.advance(4_000);
    expect((await desk.saves()).map(({ seq, args }) => [seq, Object(args).named === true])).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  test.each([
    ['elsewhere in the document', colleague],
    ['the same text', { rev: 4, body: page('Pressé') }],
  ])('S96 S108 and came second, behind a colleague who wrote %s, is one once it is merged', async (_what, shop) => {
    await pressed();
    await desk.send();
    await desk.overtake(4);
    await desk.settle(() => Promise.resolve(shop));
    expect(await named()).toEqual([true]);
  });

  test('S108 and was received ends there: what follows it by itself is none', async () => {
    const edited = await pressed();
    await desk.send();
    edited.change(titled('Pressé, et depuis'));
    await desk.clock.advance(4_000);
    await desk.receive(4);
    await desk.settle();
    expect(await named()).toEqual([false]);
  });
});

describe('« Enregistrer » pressed while a save is on its way that left by itself', () => {
  test.each([
    ['received', () => desk.receive(4)],
    ['second', () => desk.overtake(4)],
  ])('S108 is a version of its own once that was %s', async (_how, answer) => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Parti seul'));
    await desk.clock.advance(4_000);
    expect(await named()).toEqual([false]);
    await desk.send();
    await edited.saveNow();
    await answer();
    await desk.settle(() => Promise.resolve(colleague));
    expect(await named()).toEqual([true]);
  });
});
