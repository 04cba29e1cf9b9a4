/** Between a look at a draft and the write that follows another tab may have been quicker: the row is looked at again. */
import { beforeEach, expect, test } from 'vitest';
import { rowOf, type DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { decide, readDrafts, takeLater } from '#src/admin/store/documents/drafts/draft-store.ts';
import { discardParked } from '#src/sync/outbox/parked.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from '../desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = createDesk();
});

const SHOP = { rev: 3, body: page('Boutique') };

async function draftNow(): Promise<DocumentDraft> {
  const [draft] = await readDrafts(desk.store, DOC);
  if (draft === undefined) throw new Error('no draft');
  return draft;
}

/** « À moi » was saved, and a colleague came first. */
async function overtaken() {
  const edited = await desk.open(SHOP);
  edited.change(titled('À moi'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  return edited;
}

test('S101 a text that another tab has overtaken meanwhile does not take the place of the later one', async () => {
  const edited = await desk.open(SHOP);
  edited.change(titled('Quatre'));
  await edited.saveNow();
  await desk.receive(4, { asSent: true });
  await desk.settle();
  const seen = await draftNow();
  const six = { rev: 6, body: page('Six') };
  expect(titleOf((await takeLater(desk.store, seen, six))?.working)).toBe('Six');
  expect(await takeLater(desk.store, seen, { rev: 5, body: page('Cinq') })).toBeNull();
  const now = await draftNow();
  expect([now.baseRev, titleOf(now.base), titleOf(now.working)]).toEqual([6, 'Six', 'Six']);
});

test('S98 S104 what was decided of one conflict is not decided of the next, which nobody has seen', async () => {
  await overtaken();
  await desk.settle(() => Promise.resolve({ rev: 4, body: page('À elle') }));
  const seen = await draftNow();
  const later = { rev: 5, revId: null, theirs: page('À lui') };
  await desk.store.write(['drafts'], async (t) => void (await t.drafts.put([rowOf({ ...seen, conflict: later })])));
  expect(await decide(desk.person, seen, page('À nous'))).toBe('nothing');
  expect([await draftNow(), await desk.saves()]).toEqual([{ ...seen, conflict: later }, []]);
});

test('S94 S95 an answer that two tabs bring at once is done to its own save, and not to the one that follows', async () => {
  await overtaken();
  const colleague = { rev: 4, body: page('Boutique', { area: 'moto' }) };
  const once = async () => {
    await desk.settle(() => Promise.resolve(colleague));
    return colleague;
  };
  await desk.settle(once);
  expect(await desk.saves()).toMatchObject([{ args: { baseRev: 4, body: page('À moi', { area: 'moto' }) } }]);
  expect((await draftNow()).save?.body).toEqual(page('À moi', { area: 'moto' }));
});

test('S103 a save that nobody sends any more is merged with nothing: its text stays a draft on what it was typed on', async () => {
  await overtaken();
  for (const { mutId } of await desk.parked()) await discardParked({ store: desk.store }, mutId);
  const typed = await draftNow();
  await desk.settle(() => Promise.resolve({ rev: 4, body: page('À elle') }));
  expect(await draftNow()).toEqual({ ...typed, save: null, isPressed: false });
  expect(await desk.saves()).toEqual([]);
});
