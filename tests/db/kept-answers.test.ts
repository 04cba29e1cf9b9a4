import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { deleteKeptAnswers, openKeptAnswers } from '#src/db/kept-answers.ts';

const place = () => ({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 23, 9, minute)).toISOString();

test.each([
  ['on the device', place()],
  ['in memory', null],
])('an answer is read again with its date, the newest one, %s', async (_, here) => {
  const answers = openKeptAnswers('admin:one', here);
  expect(await answers.read('a')).toBeNull();
  await answers.keep({ key: 'a', answer: { rows: [1] }, at: at(1) });
  await answers.keep({ key: 'a', answer: { rows: [2] }, at: at(2) });
  expect(await answers.read('a')).toEqual({ key: 'a', answer: { rows: [2] }, at: at(2) });
});

test.each([
  ['on the device', place()],
  ['in memory', null],
])('the oldest leave when there are too many, %s', async (_, here) => {
  const answers = openKeptAnswers('admin:many', here);
  for (let one = 0; one < 503; one += 1) await answers.keep({ key: `k${one}`, answer: one, at: at(one) });
  expect(await answers.read('k2')).toBeNull();
  expect((await answers.read('k3'))?.answer).toBe(3);
  expect((await answers.read('k502'))?.answer).toBe(502);
});

test('what is kept of one person is not another’s, and nothing of them stays', async () => {
  const here = place();
  const one = openKeptAnswers('admin:one', here);
  await one.keep({ key: 'a', answer: 'secret', at: at(1) });
  expect(await openKeptAnswers('admin:two', here).read('a')).toBeNull();
  await one.destroy();
  expect(await openKeptAnswers('admin:one', here).read('a')).toBeNull();
});

test('it is deleted even where another tab has it open', async () => {
  const here = place();
  const tab = openKeptAnswers('admin:one', here);
  await tab.keep({ key: 'a', answer: 'secret', at: at(1) });
  await deleteKeptAnswers('admin:one', here);
  expect(await openKeptAnswers('admin:one', here).read('a')).toBeNull();
});
