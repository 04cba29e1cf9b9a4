/** What a device knows of the articles of a count, with and without a network. */
import { expect, test } from 'vitest';

import type { CountArticle } from '#core/contract/admin/stock/counts.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { fetchArticles, keptArticles } from '#src/admin/store/counts/count-articles.ts';
import { enterFound } from '#src/admin/store/counts/enter-found.ts';
import { openKeptAnswers } from '#src/db/kept-answers.ts';

const COUNT = '00000000-0000-4000-8000-000000000001';
const SHOP_NOW = '2026-11-28T10:00:00.000Z';
/** An hour behind the shop. */
const DEVICE_NOW = '2026-11-28T09:00:00.000Z';

const pads: CountArticle = { uuid: COUNT, sku: 'pla-12', name: 'Plaquettes', ean: '4006381333931' };
const discs: CountArticle = { uuid: COUNT.replace('1', '2'), sku: '4006381333931', name: 'Disques', ean: null };

/** A shop with two pages of articles. */
const answer = async (_name: string, { query }: { query?: { after?: string } }) => {
  await Promise.resolve();
  return query?.after === undefined
    ? { now: SHOP_NOW, articles: [pads], next: 'pla-12' }
    : { now: SHOP_NOW, articles: [discs], next: null };
};
const isCall = (call: unknown): call is Call => typeof call === 'function';

function device() {
  const kept = openKeptAnswers('anna', null);
  const call: unknown = answer;
  if (!isCall(call)) throw new Error('the shop answers no calls');
  return { call, answers: answersOf(() => Promise.resolve(kept)), now: () => DEVICE_NOW };
}

test('S131 every page is kept, so that codes are known without a network, and the clock is put right by the shop’s', async () => {
  const own = device();
  expect(await keptArticles(own, COUNT)).toMatchObject({ isWhole: false, behindMs: 0 });
  const fetched = await fetchArticles(own, COUNT);
  const kept = await keptArticles(own, COUNT);
  expect(kept).toEqual(fetched);
  expect(kept).toMatchObject({ isWhole: true, behindMs: 3_600_000 });
  expect(kept.byCode.get('PLA-12')).toEqual(pads);
  // What the shop prints on its own labels comes before somebody else's EAN.
  expect(kept.byCode.get('4006381333931')).toEqual(discs);
});

test('S131 an entry carries the moment by the clock of the shop, and the article where the device knows it', async () => {
  const own = device();
  const articles = await fetchArticles(own, COUNT);
  const sent: unknown[] = [];
  const person = {
    perform: (_route: string, args: unknown) => {
      sent.push(args);
      return Promise.resolve({ mutId: 'm', lane: 'count', seq: 1 });
    },
    now: own.now,
    newId: () => 'id',
  };
  await enterFound(person, articles, { count: COUNT, code: ' pla-12', way: 'add', pieces: 2 });
  await enterFound(person, articles, { count: COUNT, code: 'inconnu', way: 'set', pieces: 0 });
  const shared = { count: COUNT, id: 'id', at: SHOP_NOW };
  expect(sent).toEqual([
    { ...shared, article: pads.uuid, code: 'PLA-12', way: 'add', pieces: 2 },
    { ...shared, article: null, code: 'INCONNU', way: 'set', pieces: 0 },
  ]);
});
