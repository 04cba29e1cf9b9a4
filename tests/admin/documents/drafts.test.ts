import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { discardDraft, decide, readDrafts } from '#src/admin/store/documents/drafts/draft-store.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { settleDrafts, type SettleDeps } from '#src/admin/store/documents/drafts/settle-drafts.ts';
import { CallFailed } from '#src/api/failure.ts';
import { createDesk, DOC, page, titled, titleOf, type Desk } from './desk.ts';

let desk: Desk;

beforeEach(() => {
  desk = createDesk();
});

const args = v.object({ baseRev: v.number(), body: v.looseObject({ translations: v.any() }) });
const savedTitles = async (): Promise<string[]> =>
  (await desk.saves()).map((row) => v.parse(args, row.args).body.translations.fr_FR.title);
const baseRevs = async (): Promise<number[]> => (await desk.saves()).map((row) => v.parse(args, row.args).baseRev);
const settle = (ask: SettleDeps['ask'] = () => Promise.resolve(null)) =>
  settleDrafts({ person: { ...desk.person, bodies: openKeptBodies('editor', null) }, ask });

describe('what is typed', () => {
  test('S93 is on the disk half a second later, and says so', async () => {
    const edited = await desk.open();
    edited.change(titled('Bonjour'));
    expect(edited.view().state).toBe('typed');
    await desk.clock.advance(500);
    expect(edited.view().state).toBe('device');
    expect((await readDrafts(desk.store, DOC)).map(({ working }) => titleOf(working))).toEqual(['Bonjour']);
  });

  test('S93 is never said to be on the disk while the disk has less of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 1_200 }), { maxLength: 25 }), async (pauses) => {
        desk = createDesk();
        const edited = await desk.open();
        for (const [at, ms] of pauses.entries()) {
          edited.change(titled(`Mot ${at}`));
          await desk.clock.advance(ms);
          const [kept] = await readDrafts(desk.store, DOC);
          if (edited.view().state === 'device') expect(titleOf(kept?.working)).toBe(`Mot ${at}`);
          else expect(edited.view().state).toBe('typed');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('S93 whoever types without a pause is not later on the disk for it', async () => {
    const edited = await desk.open();
    for (let at = 0; at < 20; at += 1) {
      edited.change(titled('a'.repeat(at + 1)));
      await desk.clock.advance(100);
    }
    const [draft] = await readDrafts(desk.store, DOC);
    expect(titleOf(draft?.working).length).toBeGreaterThanOrEqual(16);
  });

  test('S94 goes into the queue when its author rests, and within eight seconds when they do not', async () => {
    const edited = await desk.open();
    edited.change(titled('Un'));
    await desk.clock.advance(3_500);
    expect(await savedTitles()).toEqual(['Un']);
    for (let at = 0; at < 90; at += 1) {
      edited.change(titled(`Deux ${at}`));
      await desk.clock.advance(100);
    }
    const [title = ''] = await savedTitles();
    expect(title).toMatch(/^Deux/u);
  });

  test('S94 what is not acceptable stays on the device, and is not lost', async () => {
    const edited = await desk.open();
    edited.change(titled('x'.repeat(300)));
    await desk.clock.advance(4_000);
    expect(edited.view()).toMatchObject({ state: 'device', stays: 'invalid' });
    expect(await savedTitles()).toEqual([]);
    edited.change(titled('court'));
    await desk.clock.advance(4_000);
    expect(edited.view().stays).toBeNull();
    expect(await savedTitles()).toEqual(['court']);
  });
});

describe('saves', () => {
  test('S94 never do two of one draft wait, and the one that does has the newest text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({
              do: fc.constant('type' as const),
              text: fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme-ascii' }),
            }),
            fc.record({ do: fc.constant('save' as const) }),
            fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 9_000 }) }),
          ),
          { maxLength: 25 },
        ),
        async (steps) => {
          desk = createDesk();
          const edited = await desk.open();
          let last = '';
          for (const step of steps) {
            if (step.do === 'type') edited.change(titled((last = step.text)));
            if (step.do === 'save') await edited.saveNow();
            if (step.do === 'wait') await desk.clock.advance(step.ms);
            expect((await desk.saves()).length).toBeLessThanOrEqual(1);
          }
          await edited.close();
          if (last !== '') expect(await savedTitles()).toEqual([last]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('S94 one that has left is waited for, and what was typed since follows it on the new revision', async () => {
    const edited = await desk.open();
    edited.change(titled('Un'));
    await edited.saveNow();
    await desk.send();
    edited.change(titled('Un et deux'));
    await desk.clock.advance(10_000);
    expect(await savedTitles()).toEqual(['Un']);
    expect(edited.view().state).toBe('device');
    await desk.receive(1);
    await settle();
    expect(await savedTitles()).toEqual(['Un et deux']);
    expect(await baseRevs()).toEqual([1]);
  });

  test('S95 one that was received leaves nothing but the shop’s text', async () => {
    const edited = await desk.open({ rev: 4, body: page('Avant') });
    edited.change(titled('Après'));
    await edited.saveNow();
    expect(await baseRevs()).toEqual([4]);
    await desk.send();
    await desk.receive(5);
    await settle();
    await desk.clock.settle();
    expect(edited.view()).toMatchObject({ state: 'server' });
    expect(titleOf(edited.view().base)).toBe('Après');
    await edited.close();
    expect(await readDrafts(desk.store)).toEqual([]);
  });

  test('S95 an answer that was lost is looked for in the shop: received or not, nothing is written twice', async () => {
    const edited = await desk.open({ rev: 4, body: page('Avant') });
    edited.change(titled('Après'));
    await edited.saveNow();
    await desk.store.write(
      ['outbox'],
      async (t) => void (await t.outbox.remove((await t.outbox.all()).map(({ lane, seq }) => [lane, seq] as const))),
    );
    await settle(() => Promise.resolve({ rev: 5, body: page('Après') }));
    expect(await savedTitles()).toEqual([]);
    edited.change(titled('Après tout'));
    await edited.saveNow();
    expect(await baseRevs()).toEqual([5]);
  });
});

test('S94 one that was refused stays on the device with its reason, until its text is another one', async () => {
  const edited = await desk.open({ rev: 1, body: page('Avant') });
  edited.change(titled('Refusé'));
  await edited.saveNow();
  await desk.send();
  await desk.refuse('slug.empty');
  await settle();
  await desk.clock.settle();
  expect(edited.view()).toMatchObject({ state: 'device', stays: 'refused', refusal: { code: 'slug.empty' } });
  await desk.clock.advance(20_000);
  expect(await savedTitles()).toEqual([]);
  edited.change(titled('Corrigé'));
  await desk.clock.advance(4_000);
  expect(await savedTitles()).toEqual(['Corrigé']);
  expect(edited.view()).toMatchObject({ stays: null, refusal: null });
});

describe('another editor', () => {
  const theirs = (more: object = {}) => ({ ...page('Leur titre'), ...more });

  test('S96 wrote elsewhere in the document: both texts are saved on the new revision, by themselves', async () => {
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    edited.change((body) => ('area' in body ? { ...body, area: 'moto' as const } : body));
    await edited.saveNow();
    await desk.send();
    await desk.overtake(2);
    await settle(() => Promise.resolve({ rev: 2, body: theirs() }));
    await desk.clock.settle();
    expect(await baseRevs()).toEqual([2]);
    expect(await savedTitles()).toEqual(['Leur titre']);
    expect(edited.view().working).toMatchObject({ area: 'moto' });
    expect(await desk.store.read(['parked'], (t) => Promise.resolve(t.parked.count()))).toBe(0);
  });

  test('S96 wrote the same field: both stay, and nothing is sent before a person has decided', async () => {
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    edited.change(titled('Mon titre'));
    await edited.saveNow();
    await desk.send();
    await desk.overtake(2);
    await settle(() => Promise.resolve({ rev: 2, body: theirs() }));
    await desk.clock.settle();
    expect(edited.view().state).toBe('conflict');
    expect(titleOf(edited.view().working)).toBe('Mon titre');
    await edited.saveNow();
    expect(await savedTitles()).toEqual([]);
    const [draft] = await readDrafts(desk.store, DOC);
    expect(titleOf(draft?.conflict?.theirs)).toBe('Leur titre');
    if (draft !== undefined) await decide(desk.person, draft, page('Un titre à deux'));
    expect([await baseRevs(), await savedTitles()]).toEqual([[2], ['Un titre à deux']]);
  });

  test('S96 out of reach of the shop a refused save waits, and is merged when it can be', async () => {
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    edited.change((body) => ('area' in body ? { ...body, area: 'moto' as const } : body));
    await edited.saveNow();
    await desk.send();
    await desk.overtake(2);
    expect(await settle(() => Promise.reject(new CallFailed('offline')))).toBe(1);
    expect(edited.view().working).toMatchObject({ area: 'moto' });
    expect(await settle(() => Promise.resolve({ rev: 2, body: theirs() }))).toBe(0);
    expect(await savedTitles()).toEqual(['Leur titre']);
  });

  test('S97 what is typed while the draft moves onto another revision is in it', async () => {
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    edited.change((body) => ('area' in body ? { ...body, area: 'moto' as const } : body));
    await edited.saveNow();
    await desk.send();
    await desk.overtake(2);
    edited.change((body) =>
      'area' in body ? { ...body, categories: ['11111111-1111-4111-8111-111111111111'] } : body,
    );
    await settle(() => Promise.resolve({ rev: 2, body: theirs() }));
    await desk.clock.advance(5_000);
    expect(titleOf(edited.view().working)).toBe('Leur titre');
    expect(edited.view().working).toMatchObject({
      area: 'moto',
      categories: ['11111111-1111-4111-8111-111111111111'],
    });
  });
});

describe('a draft that was left', () => {
  test('S98 by a crash is offered with what it holds, and never taken by itself', async () => {
    const before = await desk.open({ rev: 1, body: page('Avant') });
    before.change(titled('Presque perdu'));
    await desk.clock.advance(500);
    desk.crash();
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    expect(titleOf(edited.view().working)).toBe('Avant');
    const [offer] = edited.view().offers;
    expect(titleOf(offer?.working)).toBe('Presque perdu');
    if (offer !== undefined) await edited.take(offer);
    expect(titleOf(edited.view().working)).toBe('Presque perdu');
    expect(edited.view()).toMatchObject({ state: 'device', offers: [] });
  });

  test('S98 with its text in the queue is gone on with: the document shows what was saved', async () => {
    const before = await desk.open({ rev: 1, body: page('Avant') });
    before.change(titled('Enregistré'));
    await before.saveNow();
    desk.crash();
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    expect(titleOf(edited.view().working)).toBe('Enregistré');
    expect(edited.view().offers).toEqual([]);
    edited.change(titled('Enregistré aussi'));
    await edited.saveNow();
    expect(await savedTitles()).toEqual(['Enregistré aussi']);
  });

  test.each([
    ['that the shop does not know', null],
    ['that the shop has', { rev: 1, body: page('Avant') }],
  ])('S98 with newer typing behind a save opens, for a document %s, at what was saved', async (_of, shop) => {
    const before = await desk.open(shop);
    before.change(titled('Enregistré'));
    await before.saveNow();
    before.change(titled('Enregistré, et plus loin'));
    await desk.clock.advance(500);
    desk.crash();
    const edited = await desk.open(shop);
    expect(titleOf(edited.view().working)).toBe('Enregistré');
    const [offer] = edited.view().offers;
    expect(titleOf(offer?.working)).toBe('Enregistré, et plus loin');
    edited.change(titled('Autrement'));
    await desk.clock.advance(500);
    const kept = (await readDrafts(desk.store, DOC)).map(({ working }) => titleOf(working));
    expect(kept.toSorted()).toEqual(['Autrement', 'Enregistré, et plus loin']);
  });

  test('S98 and taken where its save has reached the shop follows it, and is no conflict', async () => {
    const before = await desk.open();
    before.change(titled('Enregistré'));
    await before.saveNow();
    before.change(titled('Enregistré, et plus loin'));
    await desk.clock.advance(500);
    desk.crash();
    const edited = await desk.open();
    const [offer] = edited.view().offers;
    if (offer !== undefined) await edited.take(offer);
    await edited.saveNow();
    expect(await savedTitles()).toEqual(['Enregistré', 'Enregistré, et plus loin']);
    await desk.send();
    await desk.receive(1);
    await desk.overtake(1);
    await settle(() => Promise.resolve({ rev: 1, body: page('Enregistré') }));
    expect(await savedTitles()).toEqual(['Enregistré, et plus loin']);
    expect(await baseRevs()).toEqual([1]);
    await desk.clock.advance(500);
    expect(edited.view()).toMatchObject({ offers: [], refusal: null });
  });

  test('S98 in another tab that is open is that tab’s', async () => {
    const other = await desk.open({ rev: 1, body: page('Avant') });
    other.change(titled('Ailleurs'));
    await desk.clock.advance(500);
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    expect(edited.view().offers).toEqual([]);
  });

  test('S98 and given up is gone, with the save that had not left', async () => {
    const edited = await desk.open({ rev: 1, body: page('Avant') });
    edited.change(titled('À jeter'));
    await edited.saveNow();
    const [draft] = await readDrafts(desk.store, DOC);
    if (draft !== undefined) await discardDraft(desk.person, draft);
    expect(await savedTitles()).toEqual([]);
    expect(await readDrafts(desk.store)).toEqual([]);
  });
});
