import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { conflictsOf, placeOf, withChoices } from '#src/admin/store/documents/differences.ts';
import { isSameBody } from '#src/admin/store/drafts/draft-row.ts';
import { decide } from '#src/admin/store/documents/drafts/draft-store.ts';
import { runs } from '#tests/support/runs.ts';

import { createEditors, type Editor, type Editors } from './office-editors.ts';

let editors: Editors;

beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

/** A field each has for themselves, and one that both write. */
type Field = 'own' | 'title';

function written(body: DocumentBody, which: 0 | 1, field: Field, text: string): DocumentBody {
  if (!('customFields' in body)) return body;
  const french = body.translations.fr_FR;
  const own = which === 0 ? { shortDescription: text } : { seo: { ...french.seo, metaTitle: text } };
  return {
    ...body,
    translations: { ...body.translations, fr_FR: { ...french, ...(field === 'title' ? { title: text } : own) } },
  };
}

function slugged(body: DocumentBody, slug: string): DocumentBody {
  if (!('customFields' in body)) return body;
  return { ...body, translations: { ...body.translations, fr_FR: { ...body.translations.fr_FR, slug } } };
}

const who = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      who,
      field: fc.constantFrom<Field>('own', 'own', 'title'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: 12_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('save' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('line' as const), who, off: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loseAnswer' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session' as const), who }) },
);

interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Whoever finds a text on the device after a crash goes on with it. */
async function takeFound(editor: Editor): Promise<void> {
  const [offer] = editor.edited().view().offers;
  if (offer !== undefined) await editor.edited().take(offer);
}

async function everythingArrives(pair: readonly Editor[]): Promise<void> {
  const { clock } = editors;
  for (const editor of pair) {
    editor.cut(false);
    editor.signIn();
  }
  for (let round = 0; round < 12; round += 1) {
    await clock.advance(10_000);
    for (const editor of pair) {
      editor.settle();
      await clock.settle();
      for (const draft of await editor.drafts()) {
        if (draft.conflict === null) continue;
        const body = withChoices(draft, new Map(conflictsOf(draft).map((place) => [placeOf(place), 'mine'] as const)));
        if (body !== null) await decide(personOf(editor), draft, body);
      }
    }
    await clock.advance(10_000);
    if ((await Promise.all(pair.map(isDone))).every(Boolean)) return;
  }
}

const personOf = (editor: Editor) => ({
  store: editor.store,
  newId: randomUUID,
  now: () => new Date(editors.clock.now()).toISOString(),
  notify: () => editor.signIn(),
});
const isDone = async (editor: Editor): Promise<boolean> =>
  editor.edited().view().state === 'server' &&
  (await editor.store.read(['outbox'], async (t) => await t.outbox.count())) === 0;

test('S93 S95 S96 S97 S98 two editors of one document, offline and online, cut and killed at any moment, lose no text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const { clock, editor, inShop } = editors;
      const doc = randomUUID();
      const author = await editor(doc);
      author.edited().change((body) => slugged(written(body, 0, 'title', 'début'), `page-${doc}`));
      await author.edited().saveNow();
      await clock.advance(3_000);
      const pair = [author, await editor(doc)] as const;
      const typed = new Map<string, Typed>();
      let count = 0;
      const check = async (which: 0 | 1): Promise<void> => {
        const { ever } = await inShop(doc);
        const kept = pair[which].onDisk() + ever;
        for (const field of ['own', 'title']) {
          const last = typed.get(`${which} ${field}`);
          if (last !== undefined && clock.now() - last.at >= 1_000) expect(kept).toContain(last.text);
        }
      };
      const type = (which: 0 | 1, field: Field): void => {
        count += 1;
        const text = `mot-${which}-${count}-fin`;
        pair[which].edited().change((body) => written(body, which, field, text));
        typed.set(`${which} ${field}`, { text, at: clock.now() });
      };
      for (const one of steps) {
        if (one.do === 'type') type(one.who, one.field);
        if (one.do === 'wait') await clock.advance(one.ms);
        if (one.do === 'save') await pair[one.who].edited().saveNow();
        if (one.do === 'line') pair[one.who].cut(one.off);
        if (one.do === 'loseAnswer') pair[one.who].loseAnswer();
        if (one.do === 'session') pair[one.who].endSession();
        if (one.do === 'crash') {
          await check(one.who);
          await pair[one.who].crash();
          await takeFound(pair[one.who]);
          // What was younger than a second may be gone; what is known to be gone is not looked for any more.
          for (const field of ['own', 'title']) {
            const last = typed.get(`${one.who} ${field}`);
            if (last !== undefined && !pair[one.who].onDisk().includes(last.text)) {
              const { ever } = await inShop(doc);
              if (!ever.includes(last.text)) typed.delete(`${one.who} ${field}`);
            }
          }
        }
        await clock.settle();
      }
      await clock.advance(1_500);
      await everythingArrives(pair);
      const { body, ever } = await inShop(doc);
      for (const { text } of typed.values()) expect(ever).toContain(text);
      for (const one of pair) {
        const view = one.edited().view();
        expect([view.state, one.onDisk().includes('"conflict":{')]).toEqual(['server', false]);
      }
      if (body !== null) {
        for (const which of [0, 1] as const) {
          const own = typed.get(`${which} own`);
          if (own !== undefined) expect(JSON.stringify(body)).toContain(own.text);
        }
      }
      for (const one of pair) await one.edited().close();
      expect(isSameBody(body, (await inShop(doc)).body)).toBe(true);
    }),
    { numRuns: runs(8, 25), seed: 20_260_302, endOnFailure: true },
  );
}, 240_000);
