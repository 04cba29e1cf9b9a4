import { beforeEach, describe, expect, test } from 'vitest';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { asShopHas, type OpeningDeps } from '#src/admin/store/documents/as-shop-has.ts';
import { settleDrafts } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import { dropClean, readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies, type KeptBodies, type KeptBody } from '#src/db/kept-bodies.ts';
import { createDesk, DOC, page, titled, type Desk } from './desk.ts';

let desk: Desk;
let kept: KeptBodies;
let shop: KeptBody[];
let isOut: boolean;

beforeEach(() => {
  [desk, kept, shop, isOut] = [createDesk(), openKeptBodies('editor', null), [], false];
});

const told: KeptBody = { uuid: DOC, rev: 3, body: page('De la boutique') };

const opened = (more: Partial<OpeningDeps> = {}) =>
  asShopHas({
    person: {
      store: desk.store,
      bodies: kept,
      askBodies: (uuids) =>
        isOut
          ? Promise.reject(new CallFailed('offline'))
          : Promise.resolve(shop.filter(({ uuid }) => uuids.includes(uuid))),
    },
    heads: new Map<string, DocumentHead>(),
    doc: DOC,
    of: 'content',
    isNew: false,
    ...more,
  });

describe('a document that this device was told nothing of', () => {
  test('S98 is asked of the shop, and never taken for a new one', async () => {
    shop = [told];
    expect(await opened()).toEqual({ rev: 3, body: told.body });
    expect(await kept.read(DOC)).toEqual(told);
  });

  test('S98 is nobody’s when the shop has none either', async () => {
    expect(await opened()).toBe('gone');
  });

  test('S98 waits for the network when the shop is out of reach', async () => {
    isOut = true;
    expect(await opened()).toBe('away');
  });

  test('S98 begins here where somebody pressed to make one, with or without the network', async () => {
    expect(await opened({ isNew: true })).toBe('new');
    isOut = true;
    expect(await opened({ isNew: true })).toBe('new');
  });

  test('S98 was begun here when something of it was typed here', async () => {
    isOut = true;
    const edited = await desk.open();
    edited.change(titled('Commencé dans le train'));
    await desk.clock.advance(500);
    expect(await opened()).toBe('new');
  });
});

describe('a document begun here whose save left while nobody watched, by the service worker', () => {
  const sentBehindTheTab = async (title: string): Promise<void> => {
    const edited = await desk.open();
    edited.change(titled(title));
    await edited.saveNow();
    desk.crash();
    await desk.send();
    await desk.receive(1);
    await settleDrafts({
      person: { ...desk.person, bodies: kept },
      ask: () => Promise.reject(new CallFailed('offline')),
    });
    for (const draft of await readDrafts(desk.store)) await dropClean(desk.person, draft);
  };

  test('S95 opens with its text where the network is gone again before the shop has told of it', async () => {
    isOut = true;
    await sentBehindTheTab('Écrit dans le train');
    expect(await opened()).toMatchObject({
      rev: 1,
      body: { translations: { fr_FR: { title: 'Écrit dans le train' } } },
    });
  });

  test('S95 never takes the place of what the shop has told since', async () => {
    await kept.keep([told]);
    await sentBehindTheTab('Écrit dans le train');
    expect(await kept.read(DOC)).toEqual(told);
  });
});

test('S98 a document that was taken away is told so, and a text of it that is here can still be read', async () => {
  const head: DocumentHead = {
    kind: 'document',
    uuid: DOC,
    of: 'content',
    type: 'page',
    title: 'Avant',
    slug: 'avant',
    status: 'draft',
    rev: 2,
    publishedRev: null,
    publishedAt: null,
    scheduledAt: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    author: null,
    categories: [],
    tags: [],
    thumbnail: null,
    deletedAt: null,
  };
  const heads = new Map([[DOC, head]]);
  expect(await opened({ heads })).toBe('gone');
  const edited = await desk.open({ rev: 2, body: page('Avant') });
  edited.change(titled('Gardé ici'));
  await desk.clock.advance(500);
  expect(await opened({ heads })).toBe('new');
});
