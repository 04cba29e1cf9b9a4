/** A revision is known by its identity: a shop restored from a backup counts the same numbers again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { documentKind } from '#core/contract/cms/document.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { asShopHas } from '#src/admin/store/documents/as-shop-has.ts';
import { startDocuments } from '#src/admin/store/documents/documents.ts';
import { readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { fillBodies, wantedOf } from '#src/admin/store/documents/fill-bodies.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies, type KeptBodies, type KeptBody } from '#src/db/kept-bodies.ts';
import type { PersonStore } from '#src/db/store.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from './desk.ts';

const [LOST, OURS, THEIRS] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];

const headAt = (rev: number, revId?: string): DocumentHead => ({
  ...headOf({ doc: DOC, of: 'content', type: 'page', title: '', slug: '' }, '2026-01-01T00:00:00Z'),
  rev,
  ...(revId === undefined ? {} : { revId }),
});

let desk: Desk;
let bodies: KeptBodies;
beforeEach(() => {
  [desk, bodies] = [createDesk(), openKeptBodies('editor', null)];
});

/** The shop has told this device of a revision. */
const tell = (head: DocumentHead): Promise<void> =>
  desk.store.write(
    ['base'],
    async (t) => void (await t.base.put([{ key: documentKind.key(DOC), rev: 1, record: head }])),
  );

describe('texts that this device keeps', () => {
  const kept: KeptBody = { uuid: DOC, rev: 3, revId: LOST, body: page('Du temps perdu') };
  const shop: KeptBody = { uuid: DOC, rev: 3, revId: THEIRS, body: page('Du collègue') };
  const ask = (uuids: readonly string[]) => Promise.resolve(uuids.includes(DOC) ? [shop] : []);
  const open = (askBodies: OfficePerson['askBodies']) =>
    asShopHas({
      person: { store: desk.store, bodies, askBodies },
      heads: new Map([[DOC, headAt(3, THEIRS)]]),
      doc: DOC,
      of: 'content',
      isNew: false,
    });

  test('S102 of another history and the same number are fetched anew', async () => {
    await bodies.keep([kept]);
    await fillBodies({ heads: () => [headAt(3, THEIRS)], kept: bodies, ask });
    expect(await bodies.read(DOC)).toEqual(shop);
  });

  test('S102 of another history are asked for when the document is opened', async () => {
    await bodies.keep([kept]);
    expect(await open(ask)).toEqual({ rev: 3, revId: THEIRS, body: shop.body });
  });

  test('S102 of another history are opened away from the shop as the revision they are', async () => {
    await bodies.keep([kept]);
    expect(await open(() => Promise.reject(new CallFailed('offline')))).toMatchObject({ rev: 3, revId: LOST });
  });

  test('S102 of an earlier build are fetched once more, so that a draft knows what it stands on', () => {
    expect(wantedOf([headAt(3)], new Map([[DOC, { rev: 3 }]]))).toEqual([DOC]);
    expect(wantedOf([headAt(3)], new Map([[DOC, { rev: 3, revId: OURS }]]))).toEqual([]);
    expect(wantedOf([headAt(3, OURS)], new Map([[DOC, { rev: 3, revId: OURS }]]))).toEqual([]);
    expect(wantedOf([headAt(4, OURS)], new Map([[DOC, { rev: 3, revId: OURS }]]))).toEqual([DOC]);
  });

  test('S95 a text kept before the shop’s head of it was read here is not dropped, and one whose head is gone is', async () => {
    await bodies.keep([shop]);
    const fill = (isKnown: boolean) =>
      fillBodies({ heads: () => [], known: () => Promise.resolve(new Set(isKnown ? [DOC] : [])), kept: bodies, ask });
    await fill(true);
    expect(await bodies.read(DOC)).toEqual(shop);
    await fill(false);
    expect(await bodies.read(DOC)).toBeNull();
  });
});

test('S95 before this device has read what the shop has, no text is given up', async () => {
  await bodies.keep([{ uuid: DOC, rev: 3, revId: OURS, body: page('Gardé') }]);
  await fillBodies({ heads: () => null, kept: bodies, ask: () => Promise.reject(new CallFailed('offline')) });
  expect((await bodies.read(DOC))?.rev).toBe(3);
});

describe('a start that takes longer than it takes to look again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('S95 without a network leaves the texts that this device keeps', async () => {
    vi.stubGlobal('navigator', { locks: undefined });
    await bodies.keep([{ uuid: DOC, rev: 3, revId: OURS, body: page('Gardé') }]);
    const read: PersonStore['read'] = async (tables, work) => {
      await new Promise((done) => {
        setTimeout(done, 25_000);
      });
      return desk.store.read(tables, work);
    };
    const askBodies = vi.fn<OfficePerson['askBodies']>(() => Promise.reject(new CallFailed('offline')));
    const person: Pick<OfficePerson, 'store' | 'bodies' | 'askBodies' | 'newId' | 'now' | 'notify'> = {
      ...desk.person,
      store: { ...desk.store, read },
      bodies,
      askBodies,
    };
    const end = startDocuments(person, () => {});
    await vi.advanceTimersByTimeAsync(21_000);
    end();
    expect((await bodies.read(DOC))?.rev).toBe(3);
    expect(askBodies).not.toHaveBeenCalled();
  });
});

describe('a document that is open', () => {
  const SHOP = { rev: 3, revId: LOST, body: page('Du temps perdu') };
  const restored = { rev: 2, revId: THEIRS, body: page('Du collègue') };

  test('S102 S94 is saved on the revision it stands on, and under an identity of its own', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('Écrit'));
    await edited.saveNow();
    const [save] = await desk.saves();
    const [draft] = await readDrafts(desk.store, DOC);
    expect(save?.args).toMatchObject({ baseRev: 3, baseRevId: LOST, revId: draft?.save?.revId });
  });

  test.each([
    ['not written in', false],
    ['written in and saved', true],
  ])('S101 S102 and %s takes up what a restored shop tells of, though it counts less', async (_how, isWritten) => {
    const edited = await desk.open({ ...SHOP, rev: isWritten ? 2 : 3 });
    if (isWritten) {
      edited.change(titled('Perdu'));
      await edited.saveNow();
      await desk.receive(3);
      await desk.settle();
      await desk.clock.settle();
      expect(edited.view().state).toBe('server');
    }
    await tell(headAt(2, THEIRS));
    await edited.follow(restored);
    expect([titleOf(edited.view().working), edited.rev(), edited.view().revId]).toEqual(['Du collègue', 2, THEIRS]);
  });

  test('S101 takes up no older text of the same history, though it was told of late', async () => {
    const edited = await desk.open(SHOP);
    await tell(headAt(3, LOST));
    await edited.follow(restored);
    expect(titleOf(edited.view().working)).toBe('Du temps perdu');
  });

  test('S101 S102 and written in says that another text of the same number is there', async () => {
    const edited = await desk.open(SHOP);
    edited.change(titled('À moi'));
    await edited.follow({ rev: 3, revId: THEIRS, body: page('Du collègue') });
    expect([titleOf(edited.view().working), edited.view().isBehind]).toEqual(['À moi', true]);
  });
});
