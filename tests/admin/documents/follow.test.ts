/** A document that is open and not written in shows what the shop has; what is typed is never put aside for it. */
import { beforeEach, expect, test } from 'vitest';
import { readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { settleDrafts } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from './desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = createDesk();
});

const first = { rev: 1, body: page('Un') };
const later = { rev: 2, body: page('Deux') };

test('S101 a later text takes the place of one that nobody wrote in, and what is typed then begins with it', async () => {
  const edited = await desk.open(first);
  await edited.follow(later);
  expect([titleOf(edited.view().working), edited.view().state, edited.rev()]).toEqual(['Deux', 'server', 2]);
  edited.change(titled('Trois'));
  await desk.clock.advance(500);
  expect((await readDrafts(desk.store, DOC)).map(({ baseRev }) => baseRev)).toEqual([2]);
});

test('S101 what is typed stays as it is, on the revision that was seen', async () => {
  const edited = await desk.open(first);
  edited.change(titled('À moi'));
  await edited.follow(later);
  expect([titleOf(edited.view().working), edited.rev()]).toEqual(['À moi', 1]);
});

test('S101 an older text never comes back', async () => {
  const edited = await desk.open(later);
  await edited.follow(first);
  expect(titleOf(edited.view().working)).toBe('Deux');
});

const settle = () =>
  settleDrafts({
    person: { ...desk.person, bodies: openKeptBodies('editor', null) },
    ask: () => Promise.resolve(later),
  });

test('S101 what is given up gives way to what was saved last, not to what was opened', async () => {
  const edited = await desk.open(first);
  edited.change(titled('Enregistré'));
  await edited.saveNow();
  await desk.receive(2);
  await settle();
  await desk.clock.advance(0);
  edited.change(titled('Abandonné'));
  await desk.clock.advance(500);
  await edited.discard();
  expect([titleOf(edited.view().working), edited.view().state, edited.rev()]).toEqual(['Enregistré', 'server', 2]);
});

test('S101 what is given up where a colleague wrote first gives way to their text', async () => {
  const edited = await desk.open(first);
  edited.change(titled('À moi'));
  await edited.saveNow();
  await desk.overtake(2);
  await settle();
  await desk.clock.advance(0);
  expect(edited.view().state).toBe('conflict');
  await edited.discard();
  expect([titleOf(edited.view().working), edited.rev()]).toEqual(['Deux', 2]);
});
