import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ContentsPage } from '#core/contract/content/content-pages.ts';
import { joinContents } from '#core/contract/content/content-pages.ts';
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { cutContents, type ContentPages } from '#server/subjects/catalogue/publish/content-pages.ts';

const MOST_BYTES = 256 * 1024;

const post = (uuid: string, words: number): ContentDocument => ({
  uuid,
  type: 'post',
  list: 'conseils',
  area: null,
  slug: uuid,
  path: `conseils/${uuid}`,
  title: 'Préparer l’hiver',
  shortDescription: '',
  body: [{ type: 'paragraph', text: [{ text: 'givre '.repeat(words) }] }],
  picture: null,
  categories: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
});

const posts = (most: number) =>
  fc.uniqueArray(fc.record({ uuid: fc.uuid({ version: 4 }), words: fc.nat({ max: 4_000 }) }), {
    selector: ({ uuid }) => uuid,
    maxLength: most,
  });

const manyIds = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 301, maxLength: 301 });

const contentsOf = (documents: readonly ContentDocument[], components: Contents['components'] = {}): Contents => ({
  documents,
  postLists: [{ slug: 'conseils', label: 'Conseils', type: 'post', area: null }],
  ...(Object.keys(components).length === 0 ? {} : { components }),
});

const pageText = (page: ContentPages['pages'][number]): ContentsPage => JSON.parse(page.body.toString('utf8'));
const joined = ({ head, pages }: ContentPages): Contents =>
  joinContents(JSON.parse(head.body.toString('utf8')), pages.map(pageText));
const names = ({ pages }: ContentPages): ReadonlySet<string> => new Set(pages.map(({ hash }) => hash));

describe('contents cut into pages', () => {
  it('are, joined again, what they were, components included', () => {
    fc.assert(
      fc.property(posts(120), posts(20), (written, parts) => {
        const components = Object.fromEntries(parts.map(({ uuid, words }) => [uuid, { blocks: [], media: {}, words }]));
        const contents = contentsOf(
          written.map(({ uuid, words }) => post(uuid, words)),
          components,
        );
        expect(joined(cutContents(contents))).toEqual(contents);
      }),
      { numRuns: 40 },
    );
  });

  it('are in pages of bounded size, or alone in theirs', () => {
    fc.assert(
      fc.property(posts(150), fc.nat({ max: 60_000 }), (written, large) => {
        const documents = written.map(({ uuid, words }, at) => post(uuid, at === 0 ? large : words));
        for (const page of cutContents(contentsOf(documents)).pages)
          expect(page.body.byteLength <= MOST_BYTES + 100 || pageText(page).documents.length === 1).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('keep every page but those of one stretch when a post is written, added or taken away', () => {
    fc.assert(
      fc.property(manyIds, fc.nat({ max: 299 }), (uuids, at) => {
        const documents = uuids.map((uuid) => post(uuid, 400));
        const [added] = documents.splice(300);
        const before = names(cutContents(contentsOf(documents)));
        const written = documents.with(at, { ...post(documents[at]?.uuid ?? '', 400), title: 'Après l’hiver' });
        const others = [written, documents.toSpliced(at, 1), documents.toSpliced(at, 0, added ?? post('', 0))];
        // a stretch of 300 posts of this size is 3 pages at most; a border that goes joins two
        for (const after of others) {
          const anew = [...names(cutContents(contentsOf(after)))].filter((name) => !before.has(name));
          expect(anew.length).toBeLessThanOrEqual(6);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('are one page where they are few, so that a small shop asks once', () => {
    const few = Array.from({ length: 10 }, (_, at) => post(`00000000-0000-4000-8000-00000000000${at}`, 500));
    expect(cutContents(contentsOf(few)).pages).toHaveLength(1);
  });
});
