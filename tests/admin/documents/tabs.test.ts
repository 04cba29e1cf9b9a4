/** Two tabs of one editor: who holds a draft, and what is offered, is one thing. */
import { describe, expect, test, vi } from 'vitest';
import { holdDraft, isDraftHeld } from '#src/admin/store/drafts/draft-locks.ts';
import { rowOf } from '#src/admin/store/drafts/draft-row.ts';
import { decide, readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import type { EditedDocument } from '#src/admin/store/documents/edited-document.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from './desk.ts';

const SHOP = { rev: 3, body: page('Boutique') };

const kept = async (desk: Desk): Promise<readonly string[]> =>
  (await readDrafts(desk.store, DOC)).map(({ working }) => titleOf(working));
const offered = (edited: EditedDocument): readonly string[] =>
  edited.view().offers.map(({ working }) => titleOf(working));

/** « Trouvé » was typed and saved nowhere, and the browser died. */
async function found(): Promise<Desk> {
  const desk = createDesk();
  const first = await desk.open(SHOP);
  first.change(titled('Trouvé'));
  await desk.clock.advance(500);
  desk.crash();
  return desk;
}

async function twoTabsWithOneOffer() {
  const desk = await found();
  const [one, other] = [await desk.open(SHOP), await desk.open(SHOP)];
  const [offer, same] = [one.view().offers[0], other.view().offers[0]];
  if (offer === undefined || same === undefined) throw new Error('no offer');
  return { desk, one, other, offer, same };
}

describe('a text that is offered in two tabs', () => {
  test('S104 and was taken and saved in one is not refused from the other', async () => {
    const { desk, one, other, offer, same } = await twoTabsWithOneOffer();
    await one.take(offer);
    one.change(titled('Trouvé, et deux heures de travail'));
    await one.saveNow();
    await one.close();
    await other.refuse(same);
    expect(JSON.stringify(await desk.saves())).toContain('deux heures de travail');
    expect(await kept(desk)).toEqual(['Trouvé, et deux heures de travail']);
  });

  test('S93 S104 and taken in one is not taken in the other, nor written over there', async () => {
    const { desk, one, other, offer, same } = await twoTabsWithOneOffer();
    await one.take(offer);
    one.change(titled('Trouvé, et deux heures de travail'));
    await desk.clock.advance(500);
    await other.take(same);
    expect([titleOf(other.view().working), offered(other)]).toEqual(['Boutique', []]);
    other.change(titled('Trouvé !'));
    await desk.clock.advance(500);
    expect((await kept(desk)).toSorted()).toEqual(['Trouvé !', 'Trouvé, et deux heures de travail']);
  });

  test('S104 and refused in one is offered no more in the other', async () => {
    const { desk, one, other, offer } = await twoTabsWithOneOffer();
    await one.refuse(offer);
    await desk.clock.settle();
    expect([offered(one), offered(other), await kept(desk)]).toEqual([[], [], []]);
  });

  test('S104 and became another one is offered as it is now, neither taken nor refused', async () => {
    const { desk, one, offer } = await twoTabsWithOneOffer();
    await desk.store.write(['drafts'], async (t) => {
      await t.drafts.put([rowOf({ ...offer, working: page('Trouvé, et plus long') })]);
    });
    await one.refuse(offer);
    expect([offered(one), await kept(desk)]).toEqual([['Trouvé, et plus long'], ['Trouvé, et plus long']]);
    await one.take(offer);
    expect(titleOf(one.view().working)).toBe('Boutique');
    const [now] = one.view().offers;
    if (now !== undefined) await one.take(now);
    expect(titleOf(one.view().working)).toBe('Trouvé, et plus long');
  });
});

test('S93 S104 two tabs that the browser restores at once do not go on with the same draft', async () => {
  const desk = createDesk();
  const before = await desk.open(SHOP);
  before.change(titled('Enregistré'));
  await before.saveNow();
  desk.crash();
  const [one, other] = await Promise.all([desk.open(SHOP), desk.open(SHOP)]);
  one.change(titled('Enregistré, puis une page entière'));
  await desk.clock.advance(500);
  other.change(titled('Enregistré.'));
  await desk.clock.advance(500);
  expect((await kept(desk)).toSorted()).toEqual(['Enregistré, puis une page entière', 'Enregistré.']);
});

test('S93 S104 what is typed just before an offer is taken is on the disk, and offered in its turn', async () => {
  const desk = await found();
  const edited = await desk.open(SHOP);
  const [offer] = edited.view().offers;
  if (offer === undefined) throw new Error('no offer');
  edited.change(titled('Tapé à l’instant'));
  await desk.clock.advance(100);
  await edited.take(offer);
  expect([titleOf(edited.view().working), offered(edited)]).toEqual(['Trouvé', ['Tapé à l’instant']]);
  await desk.clock.advance(10_000);
  expect((await kept(desk)).toSorted()).toEqual(['Tapé à l’instant', 'Trouvé']);
});

test('S104 a text that another tab leaves behind is offered here as soon as it is there', async () => {
  const desk = createDesk();
  const [one, other] = [await desk.open(SHOP), await desk.open(SHOP)];
  one.change(titled('Ici'));
  other.change(titled('Là'));
  await desk.clock.advance(500);
  expect([offered(one), offered(other)]).toEqual([[], []]);
  const [draft] = (await readDrafts(desk.store, DOC)).filter(({ working }) => titleOf(working) === 'Là');
  if (draft === undefined) throw new Error('no draft');
  desk.held.delete(`document:${DOC}:${draft.draft}`);
  await desk.store.write(['drafts'], async (t) => void (await t.drafts.put([rowOf(draft)])));
  await desk.clock.settle();
  expect(offered(one)).toEqual(['Là']);
});

test('S98 S104 typing behind a save that was offered and refused leaves that save on its way', async () => {
  const desk = await found();
  const going = await desk.open(SHOP);
  going.change(titled('En route'));
  await going.saveNow();
  const behind = await desk.open(SHOP);
  const [draft] = (await readDrafts(desk.store, DOC)).filter(({ save }) => save !== null);
  if (draft === undefined) throw new Error('no draft');
  await desk.store.write(['drafts'], async (t) => {
    await t.drafts.put([rowOf({ ...draft, working: page('En route, et plus loin') })]);
  });
  desk.held.delete(`document:${DOC}:${draft.draft}`);
  await desk.store.write(['drafts'], async (t) => {
    await t.drafts.put([rowOf({ ...draft, working: page('En route, et plus loin') })]);
  });
  await desk.clock.settle();
  const offer = behind.view().offers.find(({ working }) => titleOf(working) === 'En route, et plus loin');
  if (offer === undefined) throw new Error('no offer');
  await behind.refuse(offer);
  expect((await desk.saves()).map(({ args }) => titleOf(Object(args).body))).toEqual(['En route']);
  expect(await kept(desk)).toContain('En route');
});

test('S98 S104 a conflict that another tab decided is not decided a second time over what was written since', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP);
  edited.change(titled('À moi'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  await desk.settle(() => Promise.resolve({ rev: 4, body: page('À elle') }));
  const [seen] = await readDrafts(desk.store, DOC);
  if (seen === undefined) throw new Error('no draft');
  expect(await decide(desk.person, seen, page('À nous'))).toBe('queued');
  await desk.clock.settle();
  edited.change(titled('À nous, et une page'));
  await desk.clock.advance(500);
  expect(await decide(desk.person, seen, page('À moi'))).toBe('nothing');
  expect(await kept(desk)).toEqual(['À nous, et une page']);
});

test('S98 a draft that waits for a decision is gone on with, not offered', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP);
  edited.change(titled('À moi'));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  await desk.settle(() => Promise.resolve({ rev: 4, body: page('À elle') }));
  desk.crash();
  const again = await desk.open({ rev: 4, body: page('À elle') });
  expect([again.view().state, again.view().offers]).toEqual(['conflict', []]);
});

test('S93 a disk that refuses once is asked again, without another key', async () => {
  const desk = createDesk();
  const refusals: unknown[] = [];
  const edited = await desk.open(SHOP, (error) => refusals.push(error));
  const disk = vi.spyOn(desk.store, 'write').mockRejectedValue(new Error('disk'));
  edited.change(titled('Gardé tout de même'));
  await desk.clock.advance(500);
  expect([edited.view().state, await kept(desk)]).toEqual(['typed', []]);
  disk.mockRestore();
  await desk.clock.advance(8_500);
  expect([edited.view().state, await kept(desk)]).toEqual(['device', ['Gardé tout de même']]);
  expect(refusals).toHaveLength(1);
});

test('S93 a disk that refuses for a minute has what was typed three seconds after it takes something again', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP, () => {});
  const disk = vi.spyOn(desk.store, 'write').mockRejectedValue(new Error('disk'));
  edited.change(titled('Gardé tout de même'));
  await desk.clock.advance(60_000);
  disk.mockRestore();
  await desk.clock.advance(3_000);
  expect(await kept(desk)).toEqual(['Gardé tout de même']);
});

test('S93 a text that was to be given up while the disk refuses is kept like any other', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP, () => {});
  edited.change(titled('Gardé tout de même'));
  const disk = vi.spyOn(desk.store, 'write').mockRejectedValue(new Error('disk'));
  await edited.discard();
  disk.mockRestore();
  await desk.clock.advance(10_000);
  expect([edited.view().state, await kept(desk)]).toEqual(['device', ['Gardé tout de même']]);
});

/** Refuses what goes into the queue, and nothing else; the answer ends it. */
function refuseQueue(desk: Desk): () => void {
  const write = desk.store.write.bind(desk.store);
  const disk = vi
    .spyOn(desk.store, 'write')
    .mockImplementation((tables, work) =>
      tables.includes('outbox') ? Promise.reject(new Error('disk')) : write(tables, work),
    );
  return () => disk.mockRestore();
}
const versions = async (desk: Desk): Promise<readonly boolean[]> =>
  (await desk.saves()).map(({ args }) => Object(args).named === true);

test('S93 a save that the disk refuses goes into the queue of its own accord when it takes something again', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP, () => {});
  edited.change(titled('Enregistré tout de même'));
  await desk.clock.advance(500);
  const accept = refuseQueue(desk);
  await desk.clock.advance(10_000);
  expect(await versions(desk)).toEqual([]);
  accept();
  await desk.clock.advance(10_000);
  expect(await versions(desk)).toEqual([false]);
});

test.each([
  ['nobody touches it', () => {}],
  ['somebody types on', (edited: EditedDocument) => edited.change(titled('Et la suite'))],
  ['the text is closed', (edited: EditedDocument) => void edited.close()],
])(
  'S93 a version that was pressed for while the disk refuses is one when it takes it, also where %s',
  async (_, go) => {
    const desk = createDesk();
    const edited = await desk.open(SHOP, () => {});
    edited.change(titled('Enregistré tout de même'));
    await desk.clock.advance(500);
    const accept = refuseQueue(desk);
    await edited.saveNow();
    go(edited);
    await desk.clock.advance(1_000);
    expect(await versions(desk)).toEqual([]);
    accept();
    await desk.clock.advance(10_000);
    expect(await versions(desk)).toEqual([true]);
  },
);

test('S93 of what is given up no version is made later', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP, () => {});
  edited.change(titled('Abandonné'));
  const accept = refuseQueue(desk);
  await edited.saveNow();
  accept();
  await edited.discard();
  edited.change(titled('Repris'));
  await desk.clock.advance(10_000);
  expect(await versions(desk)).toEqual([false]);
});

test('S97 a move that what is typed does not fit is taken back whole: nothing a colleague wrote is reverted', async () => {
  const desk = createDesk();
  const edited = await desk.open(SHOP);
  edited.change((body) => ('area' in body ? { ...body, area: 'moto' as const } : body));
  await edited.saveNow();
  await desk.send();
  await desk.overtake(4);
  edited.change(titled('Tapé'));
  await desk.settle(() => Promise.resolve({ rev: 4, revId: 'r4', body: page('Leur titre') }));
  await desk.clock.advance(500);
  const [draft] = await readDrafts(desk.store, DOC);
  expect([draft?.baseRev, draft?.baseRevId, titleOf(draft?.base), draft?.save]).toEqual([3, null, 'Boutique', null]);
  expect(titleOf(draft?.working)).toBe('Tapé');
});

describe('the browser’s locks', () => {
  test('S104 give a draft to one tab, and to the next once it is let go', async () => {
    const names = new Set<string>();
    type Held = (lock: object | null) => Promise<void> | undefined;
    const request = async (name: string, { ifAvailable }: { ifAvailable: boolean }, work: Held): Promise<void> => {
      if (names.has(name)) return ifAvailable ? work(null) : undefined;
      names.add(name);
      await work({});
      names.delete(name);
    };
    const query = () => Promise.resolve({ held: [...names].map((name) => ({ name })) });
    vi.stubGlobal('navigator', { locks: { request, query } });
    const release = await holdDraft('d');
    expect([release === null, await isDraftHeld('d'), await holdDraft('d')]).toEqual([false, true, null]);
    release?.();
    await vi.waitFor(async () => expect(await isDraftHeld('d')).toBe(false));
    expect(await holdDraft('d')).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
