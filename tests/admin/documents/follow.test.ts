/** A document that is open and not written in shows what the shop has; what is typed is never put aside for it. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
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

const note = (body: DocumentBody): unknown => ('customFields' in body ? body.customFields['lieu'] : undefined);

/** Somebody typed « Deux » and saved; the shop has it as revision 2, and this device knows. */
async function savedTwo() {
  const edited = await desk.open(first);
  edited.change(titled('Deux'));
  await edited.saveNow();
  await desk.receive(2);
  await settle();
  await desk.clock.advance(0);
  expect([edited.view().state, edited.rev()]).toEqual(['server', 2]);
  return edited;
}

test('S101 whoever typed and saved sees a later text as well: nothing of theirs is unsaved', async () => {
  const edited = await savedTwo();
  await edited.follow({ rev: 3, body: page('Trois') });
  expect([titleOf(edited.view().working), edited.view().state, edited.rev()]).toEqual(['Trois', 'server', 3]);
  const [row] = await readDrafts(desk.store, DOC);
  expect([row?.baseRev, titleOf(row?.working), titleOf(row?.base)]).toEqual([3, 'Trois', 'Trois']);
  edited.change(titled('Quatre'));
  await edited.saveNow();
  expect((await desk.saves()).map(({ args }) => args)).toMatchObject([{ baseRev: 3, body: page('Quatre') }]);
});

test('S97 S101 what is typed while a later text comes in is put onto it', async () => {
  const edited = await savedTwo();
  const following = edited.follow({ rev: 3, body: page('Deux', { customFields: { lieu: 'Lyon' } }) });
  await Promise.resolve();
  edited.change(titled('Tapé'));
  await following;
  await desk.clock.advance(500);
  expect([titleOf(edited.view().working), note(edited.view().working), edited.rev()]).toEqual(['Tapé', 'Lyon', 3]);
});

test('S101 what waits or was typed is not put aside for a later text, which is told', async () => {
  const edited = await savedTwo();
  expect(edited.view().isBehind).toBe(false);
  edited.change(titled('À moi'));
  await edited.follow({ rev: 3, body: page('Trois') });
  expect([titleOf(edited.view().working), edited.rev(), edited.view().isBehind]).toEqual(['À moi', 2, true]);
  await edited.saveNow();
  await edited.follow({ rev: 3, body: page('Trois') });
  expect([titleOf(edited.view().working), edited.rev()]).toEqual(['À moi', 2]);
});

test('S97 keys pressed while a merged text is written leave a colleague’s words in it', async () => {
  const edited = await desk.open(first);
  edited.change(titled('Un deux'));
  await edited.saveNow();
  await desk.overtake(2);
  edited.change(titled('Un deux trois'));
  await settleDrafts({
    person: { ...desk.person, bodies: openKeptBodies('editor', null) },
    ask: () => Promise.resolve({ rev: 2, body: page('Un', { customFields: { lieu: 'Lyon' } }) }),
  });
  const write = desk.store.write.bind(desk.store);
  const keys = vi.spyOn(desk.store, 'write').mockImplementationOnce(async (tables, work) => {
    const writing = write(tables, work);
    edited.change(titled('Un deux trois quatre'));
    return writing;
  });
  await desk.clock.advance(400);
  expect(keys).toHaveBeenCalled();
  await desk.clock.advance(500);
  expect([titleOf(edited.view().working), note(edited.view().working)]).toEqual(['Un deux trois quatre', 'Lyon']);
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
