/** Saves that a restored shop has lost: told again, they come second, and no draft has them any more. */
import { laneRows } from '#src/db/lane-rows.ts';
import { beforeEach, expect, test } from 'vitest';
import { readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from '../desk.ts';

const id = (at: number): string => `${at}`.repeat(8) + '-0000-4000-8000-000000000000';
const lane = `draft:${DOC}` as const;

let desk: Desk;
beforeEach(() => {
  desk = createDesk();
});

const saveOf = (at: number, title: string) => ({
  mutId: id(at),
  lane,
  route: 'api.admin.documents.save',
  v: 2,
  args: {
    doc: DOC,
    of: 'content',
    type: 'page',
    baseRev: at - 1,
    baseRevId: id(at - 1),
    revId: id(at),
    body: page(title),
  },
  at: `2026-01-05T09:0${at}:00.000Z`,
});

/** The shop refused these saves as second. */
const refuse = (...saves: readonly ReturnType<typeof saveOf>[]): Promise<void> =>
  desk.store.write(['parked', 'meta'], async (t) => {
    const reason = { class: 'refused', code: 'document.conflict', data: { rev: 3 } } as const;
    await t.parked.put(saves.map((save) => ({ ...save, parkedAt: save.at, reason })));
    await t.meta.put([{ key: 'identity', group: 'g', scope: 'open' }, ...laneRows({ [lane]: 9 })]);
  });

/** And this one, which the restored shop has, stands in the log. */
const logged = (save: ReturnType<typeof saveOf>): Promise<void> =>
  desk.store.write(['sent'], async (t) => {
    await t.sent.put([{ ...save, group: 'g', seq: 1, sentAt: save.at }]);
  });

const colleague = { rev: 3, revId: id(8), body: page('Un', { area: 'moto' }) };

test('S61 S105 become one text on what they stood on together, merged with the colleague’s and saved', async () => {
  await logged(saveOf(1, 'Un'));
  await refuse(saveOf(2, 'Deux'), saveOf(3, 'Trois'));
  await desk.settle(() => Promise.resolve(colleague));
  expect((await desk.saves()).map(({ args }) => args)).toMatchObject([
    { baseRev: 3, baseRevId: id(8), body: page('Trois', { area: 'moto' }) },
  ]);
  expect(await desk.parked()).toEqual([]);
});

test('S61 S105 whose beginning is not on this device are for a person to decide, and nothing of them is sent', async () => {
  await refuse(saveOf(2, 'Deux'), saveOf(3, 'Trois'));
  await desk.settle(() => Promise.resolve(colleague));
  expect([await desk.saves(), await desk.parked()]).toEqual([[], []]);
  const [draft] = await readDrafts(desk.store, DOC);
  expect([titleOf(draft?.working), titleOf(draft?.conflict?.theirs)]).toEqual(['Trois', 'Un']);
});

test('S61 S105 out of reach of the shop stay where they are told of', async () => {
  await refuse(saveOf(2, 'Deux'));
  expect(await desk.settle()).toBe(1);
  expect(await desk.parked()).toHaveLength(1);
  expect(await desk.settle(() => Promise.resolve(colleague))).toBe(0);
  expect(await desk.parked()).toEqual([]);
});

test('S61 S105 before a save that has its draft are merged with it: what they changed is not lost', async () => {
  const edited = await desk.open({ rev: 3, revId: id(3), body: page('Trois', { area: 'auto' }) });
  edited.change(titled('Quatre'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(3);
  await logged(saveOf(2, 'Deux'));
  const lost = saveOf(3, 'Trois');
  await refuse({ ...lost, args: { ...lost.args, body: page('Trois', { area: 'auto' }) } });
  const theirs = page('Deux', { customFields: { lieu: 'Lyon' } });
  await desk.settle(() => Promise.resolve({ rev: 3, revId: id(8), body: theirs }));
  expect((await desk.saves()).map(({ args }) => Object(args).body)).toEqual([
    page('Quatre', { area: 'auto', customFields: { lieu: 'Lyon' } }),
  ]);
  expect(await desk.parked()).toEqual([]);
  expect(await readDrafts(desk.store, DOC)).toHaveLength(1);
});

test('S96 S105 a save that came second and has its draft is nobody else’s', async () => {
  const edited = await desk.open({ rev: 3, revId: id(3), body: page('Trois') });
  edited.change(titled('Quatre'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  await desk.settle();
  expect(await readDrafts(desk.store, DOC)).toHaveLength(1);
});
