import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentDocument, Contents, DocumentWords } from '#core/contract/content/content-document.ts';
import { contentsIn } from '#core/contract/content/contents-in.ts';

const body = (text: string): DocumentWords['body'] => [{ type: 'paragraph', text: [{ text }] }];

const words = (mark: string): DocumentWords => ({
  title: `titre ${mark}`,
  shortDescription: `résumé ${mark}`,
  body: body(`texte ${mark}`),
  categories: [`rubrique ${mark}`],
  metaTitle: null,
  metaDescription: null,
});

const post = (uuid: string, english?: Partial<DocumentWords>): ContentDocument => ({
  uuid,
  type: 'post',
  list: 'conseils',
  area: null,
  slug: uuid,
  path: `conseils/${uuid}`,
  ...words(uuid),
  picture: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...(english === undefined ? {} : { english }),
});

const contentsOf = (...documents: readonly ContentDocument[]): Contents => ({ documents, postLists: [] });

const english = fc.record(
  {
    title: fc.string({ minLength: 1 }),
    shortDescription: fc.string({ minLength: 1 }),
    body: fc.string({ minLength: 1 }).map(body),
  },
  { requiredKeys: [] },
);

describe('contents in the language of the reader', () => {
  test('French readers have what was written in French, untouched', () => {
    const contents = contentsOf(post('a', words('english')), post('b'));
    expect(contentsIn(contents, 'fr_FR')).toBe(contents);
  });

  test('nothing written in English: the same, and nothing is made', () => {
    const contents = contentsOf(post('a'), post('b'));
    expect(contentsIn(contents, 'en_GB')).toBe(contents);
  });

  test('each text is the English one where there is one, else the French; addresses and dates stay', () => {
    fc.assert(
      fc.property(english, (written) => {
        const french = post('a');
        const [read] = contentsIn(contentsOf(post('a', written)), 'en_GB').documents;
        expect(read).toEqual({
          ...french,
          ...written,
          ...(written.body === undefined ? {} : { locale: 'en_GB' }),
        });
      }),
    );
  });

  test('a text is of one language, whole: no French blocks stand beside an English body', () => {
    const french = { ...post('a'), body: [], blocks: [{ id: '1', type: 'heading', props: { text: 'Bonjour' } }] };
    const [read] = contentsIn(contentsOf({ ...french, english: { body: body('Hello') } }), 'en_GB').documents;
    expect(read?.blocks).toBeUndefined();
    expect(read?.body).toEqual(body('Hello'));
  });

  test('components too, each as it was written', () => {
    const blocks = (text: string) => [{ id: '1', type: 'heading', props: { text } }];
    const components = {
      both: { blocks: blocks('Bonjour'), media: {}, english: { blocks: blocks('Hello'), media: {} } },
      french: { blocks: blocks('Au revoir'), media: {} },
    };
    const read = contentsIn({ ...contentsOf(), components }, 'en_GB').components;
    expect(read).toEqual({
      both: { blocks: blocks('Hello'), media: {} },
      french: { blocks: blocks('Au revoir'), media: {} },
    });
  });

  test('is made once for all that is published at a moment: every page asks for it', () => {
    const contents = contentsOf(post('a', words('english')));
    expect(contentsIn(contents, 'en_GB')).toBe(contentsIn(contents, 'en_GB'));
  });
});
