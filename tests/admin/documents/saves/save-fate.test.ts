/** What becomes of a save has one place: the queue, what was refused, and answers. The draft follows it there. */
import { laneRows } from '#src/db/lane-rows.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftIn } from '#src/admin/store/drafts/draft-row.ts';
import { dropClean, keepWorking, queueSave, readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { noopOf } from '#src/sync/core/park.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from '../desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = createDesk();
});

const SHOP = { rev: 3, body: page('Boutique') };
const OTHER = '99999999-9999-4999-8999-999999999999';
const colleague = { rev: 4, revId: OTHER, body: page('Boutique', { area: 'moto' }) };

const savedTitles = async (): Promise<readonly string[]> =>
  (await desk.saves()).map(({ args }) => /"title":"([^"]*)"/u.exec(JSON.stringify(args))?.[1] ?? '');

async function only<T>(rows: Promise<readonly T[]>): Promise<T> {
  const [row, ...more] = await rows;
  if (row === undefined || more.length > 0) throw new Error('not exactly one');
  return row;
}

/** Somebody saved « Refusé », and the shop said no. */
async function refused() {
  const edited = await desk.open(SHOP);
  edited.change(titled('Refusé'));
  await edited.saveNow();
  await desk.send();
  await desk.refuse('permission.missing');
  await desk.settle();
  return edited;
}

describe('a refused save', () => {
  test.each([true, false])('S48 S103 that its author gave up is sent by nobody (document open: %s)', async (isOpen) => {
    const edited = await refused();
    if (!isOpen) await edited.close();
    await discardParked({ store: desk.store }, (await only(desk.parked())).mutId);
    await desk.settle(() => Promise.resolve({ ...SHOP, revId: OTHER }));
    await desk.clock.advance(60_000);
    if (isOpen) await edited.close();
    await desk.settle(() => Promise.resolve({ ...SHOP, revId: OTHER }));
    expect(await desk.saves()).toEqual([]);
    expect((await readDrafts(desk.store, DOC)).map(({ working }) => titleOf(working))).toEqual(['Refusé']);
  });

  test('S103 that its author gave up says so before the shop could be asked', async () => {
    const edited = await refused();
    await discardParked({ store: desk.store }, (await only(desk.parked())).mutId);
    await desk.settle();
    await desk.clock.settle();
    expect(edited.view()).toMatchObject({ state: 'device', stays: null, refusal: null });
    edited.change(titled('Écrit depuis'));
    await desk.clock.advance(4_000);
    expect(await savedTitles()).toEqual(['Écrit depuis']);
  });

  test('S98 S103 that its author gave up is offered at the next opening', async () => {
    await (await refused()).close();
    await discardParked({ store: desk.store }, (await only(desk.parked())).mutId);
    await desk.settle(() => Promise.resolve({ ...SHOP, revId: OTHER }));
    const edited = await desk.open(SHOP);
    expect([titleOf(edited.view().working), edited.view().offers.map(({ working }) => titleOf(working))]).toEqual([
      'Boutique',
      ['Refusé'],
    ]);
  });

  test('S48 S96 S103 that is sent again and comes second is merged, and nothing stays refused', async () => {
    await refused();
    await retryParked(desk.person, (await only(desk.parked())).mutId);
    await desk.send();
    await desk.overtake(4);
    await desk.settle(() => Promise.resolve(colleague));
    expect((await only(desk.saves())).args).toMatchObject({ baseRev: 4, baseRevId: OTHER, body: { area: 'moto' } });
    expect(await desk.parked()).toEqual([]);
  });

  test('S48 S103 that is sent again and received leaves nothing on the device', async () => {
    const edited = await refused();
    await retryParked(desk.person, (await only(desk.parked())).mutId);
    const save = await only(desk.saves());
    const { revId } = Object(save.args);
    await desk.receive(4, { revId, asSent: true });
    await desk.settle();
    await desk.clock.settle();
    expect([edited.view().state, edited.rev(), edited.view().revId]).toEqual(['server', 4, revId]);
  });

  test('S94 S103 leaves « Ce qui reste à envoyer » with the text that follows it', async () => {
    const edited = await refused();
    edited.change(titled('Corrigé'));
    await desk.clock.advance(4_000);
    expect([await savedTitles(), await desk.parked()]).toEqual([['Corrigé'], []]);
  });

  test('S94 S103 and the draft given up, leaves « Ce qui reste à envoyer » too', async () => {
    const edited = await refused();
    await edited.discard();
    expect([await desk.parked(), await readDrafts(desk.store, DOC)]).toEqual([[], []]);
  });
});

describe('a save on its way', () => {
  test('S95 S103 is not taken for lost, and not saved twice', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Parti'));
    await edited.saveNow();
    await desk.send();
    await desk.settle(() => Promise.resolve(colleague));
    expect((await only(desk.saves())).args).toMatchObject({ baseRev: 3 });
  });

  test('S60 S103 keeps its draft under another mutation, in another group', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Parti'));
    await edited.saveNow();
    const save = await only(desk.saves());
    await desk.store.write(['outbox'], async (t) => void (await t.outbox.put([{ ...save, mutId: OTHER, sends: 1 }])));
    await desk.settle(() => Promise.resolve(colleague));
    expect(await desk.saves()).toHaveLength(1);
    await desk.receive(4, { revId: Object(save.args).revId, asSent: true });
    await desk.settle();
    await desk.clock.settle();
    expect([edited.view().state, edited.rev()]).toEqual(['server', 4]);
  });

  test('S95 S103 and its answer lost is found in the shop by its revision, whatever the shop made of the text', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Parti'));
    await edited.saveNow();
    const { revId } = Object((await only(desk.saves())).args);
    await desk.store.write(
      ['outbox'],
      async (t) => void (await t.outbox.remove((await t.outbox.all()).map(({ lane, seq }) => [lane, seq] as const))),
    );
    await desk.settle(() => Promise.resolve({ rev: 9, revId, body: page('Autrement') }));
    await desk.clock.settle();
    expect([edited.view().state, edited.rev(), await desk.saves()]).toEqual(['server', 9, []]);
  });

  test('S103 answers for itself alone: a later save of the draft is not taken for received', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Un'));
    await edited.saveNow();
    const first = await only(desk.saves());
    edited.change(titled('Deux'));
    await edited.saveNow();
    await desk.store.write(['results'], async (t) => {
      const answer = { rev: 4, revId: Object(first.args).revId, asSent: true };
      await t.results.put([{ mutId: first.mutId, route: first.route, answer, at: '2026-01-05T09:00:00Z' }]);
    });
    await desk.settle();
    const [draft] = await readDrafts(desk.store, DOC);
    expect([draft?.baseRev, titleOf(draft?.save?.body)]).toEqual([3, 'Deux']);
  });

  test('S103 is no save of a draft that is gone: what is typed then is queued', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Un'));
    await edited.saveNow();
    const [draft] = await readDrafts(desk.store, DOC);
    if (draft === undefined) throw new Error('no draft');
    await desk.store.write(['outbox', 'drafts'], async (t) => {
      await t.drafts.remove([`document:${DOC}:${draft.draft}`]);
      await t.outbox.put((await t.outbox.all()).map(noopOf));
    });
    const kept = await keepWorking(desk.store, draft, page('Deux'), '2026-01-05T09:00:00Z');
    expect(kept.save).toBeNull();
    expect(await queueSave(desk.person, kept, false)).toBe('queued');
  });
});

test('S56 S94 a merged text and its place in the queue are one write: a tab that dies between leaves neither', async () => {
  const edited = await desk.open(SHOP);
  edited.change(titled('À moi'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  const write = desk.store.write.bind(desk.store);
  const disk = vi.spyOn(desk.store, 'write').mockRejectedValue(new Error('the tab is gone'));
  disk.mockImplementationOnce((tables, work) => write(tables, work));
  await desk.settle(() => Promise.resolve(colleague)).catch(() => {});
  disk.mockRestore();
  const [draft] = await readDrafts(desk.store, DOC);
  const isMerged = draft?.baseRev === 4;
  expect(await desk.saves()).toHaveLength(isMerged ? 1 : 0);
  expect(await desk.parked()).toHaveLength(isMerged ? 0 : 1);
});

describe('a draft of an earlier build, which knew its save by the mutation', () => {
  const MUT = '44444444-4444-4444-8444-444444444444';
  const earlier = {
    draft: 'd1',
    doc: DOC,
    of: 'content',
    type: 'page',
    baseRev: 3,
    base: page('Boutique'),
    working: page('Écrit avant'),
    save: { mutId: MUT, body: page('Écrit avant') },
    conflict: null,
    moves: 0,
    at: '2026-01-04T09:00:00.000Z',
  };
  const lane = `draft:${DOC}` as const;

  beforeEach(() =>
    desk.store.write(['drafts', 'outbox', 'meta'], async (t) => {
      await t.drafts.put([{ key: `document:${DOC}:d1`, value: earlier, at: earlier.at }]);
      await t.meta.put([{ key: 'identity', group: 'g', scope: 'open' }, ...laneRows({ [lane]: 2 })]);
      const args = { doc: DOC, of: 'content', type: 'page', baseRev: 3, body: earlier.working, named: true };
      const call = { lane, seq: 1, mutId: MUT, route: 'api.admin.documents.save', v: 1, args };
      await t.outbox.put([{ ...call, at: earlier.at, sends: 0 }]);
    }),
  );

  test('S103 goes on with its save', async () => {
    const edited = await desk.open(SHOP);
    expect([titleOf(edited.view().working), edited.view().state]).toEqual(['Écrit avant', 'device']);
    await desk.send();
    await desk.receive(4, { revId: OTHER, asSent: true });
    await desk.settle();
    await desk.clock.settle();
    expect([edited.view().state, edited.rev(), edited.view().revId]).toEqual(['server', 4, OTHER]);
  });

  test('S94 S103 puts what is typed next into the place of its save, as pressed as that was', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Et depuis'));
    await desk.clock.advance(4_000);
    const save = await only(desk.saves());
    expect([await savedTitles(), save.v, save.args]).toMatchObject([['Et depuis'], 2, { baseRev: 3, named: true }]);
    expect(save.args).not.toHaveProperty('baseRevId');
  });

  test('S96 S103 is merged where a colleague came first', async () => {
    await desk.send();
    await desk.overtake(4);
    await desk.settle(() => Promise.resolve(colleague));
    expect((await only(desk.saves())).args).toMatchObject({ baseRev: 4, baseRevId: OTHER, named: true });
    expect(await desk.parked()).toEqual([]);
  });

  test('S103 is read without a loss where it was typed on behind its save', async () => {
    await desk.store.write(['drafts'], async (t) => {
      const value = { ...earlier, working: page('Plus loin') };
      await t.drafts.put([{ key: `document:${DOC}:d1`, value, at: earlier.at }]);
    });
    const row = await desk.store.read(['drafts'], async (t) => draftIn(await t.drafts.get(`document:${DOC}:d1`)));
    expect([titleOf(row?.working), titleOf(row?.save?.body), row?.baseRevId]).toEqual([
      'Plus loin',
      'Écrit avant',
      null,
    ]);
    if (row !== null) await dropClean(desk.person, row);
    const edited = await desk.open(SHOP);
    expect([titleOf(edited.view().working), titleOf(edited.view().offers[0]?.working)]).toEqual([
      'Écrit avant',
      'Plus loin',
    ]);
  });
});
