/** What an editor wrote in English reaches the shop's readers of English, and nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ContentBody, ContentText } from '#core/contract/cms/bodies.ts';
import { emptyText } from '#core/contract/cms/empty-body.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { shownSettings } from '#core/settings/shown.ts';
import { catalogueSource } from '#server/subjects/catalogue/catalogue-source.ts';
import { loadContents } from '#server/subjects/catalogue/load/load-contents.ts';
import { nextState } from '#server/subjects/catalogue/state.ts';

import { createDesk, type Desk } from './desk.ts';
import { contentWith, paragraph, plantContent } from './plant-content.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const inBoth = (french: Partial<ContentText>, english: Partial<ContentText>): ContentBody => {
  const body = contentWith(french);
  return { ...body, translations: { ...body.translations, en_GB: { ...emptyText(), ...english } } };
};

/** The shop's pages of this moment, in a language. */
async function shopIn(locale: Locale) {
  const state = nextState(null, {
    cursor: { epoch: 'a', rev: 1, revId: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01' },
    pricedAt: '2026-11-01T08:00:00.000Z',
    contents: await loadContents(desk.db),
    rows: [],
    detailTexts: new Map(),
    removedIds: [],
  });
  const source = catalogueSource(state, {
    siteName: 'Bitume',
    origin: 'https://shop.example',
    settings: shownSettings([]),
    locale,
  });
  return async (path: string, search = '') => {
    const answer = await resolvePage(source, path, search);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  };
}

test('a page has its English title, text and head for readers of English, at the same address', async () => {
  const words = inBoth(
    { title: 'Nos garanties', slug: 'nos-garanties', shortDescription: 'Deux ans.', body: paragraph('Deux ans.') },
    { title: 'Our guarantees', slug: 'nos-garanties', body: paragraph('Two years.') },
  );
  await plantContent(desk.db, { body: words });
  const [french, english] = await Promise.all([shopIn('fr_FR'), shopIn('en_GB')]);
  expect((await french('/nos-garanties')).page).toMatchObject({
    document: { title: 'Nos garanties', body: paragraph('Deux ans.') },
  });
  const read = await english('/nos-garanties');
  expect(read.page).toMatchObject({
    /* the summary was not written: the French one stands */
    document: {
      title: 'Our guarantees',
      body: paragraph('Two years.'),
      shortDescription: 'Deux ans.',
      locale: 'en_GB',
    },
    crumbs: [{ label: 'Our guarantees', href: '/nos-garanties' }],
  });
  expect(read.head).toMatchObject({ title: 'Our guarantees – Bitume', og_locale: 'en_GB' });
});

test('a post is listed and found by its English words', async () => {
  const list = 'actualites';
  const words = inBoth(
    { title: 'Préparer l’hiver', slug: 'hiver', body: paragraph('La batterie souffre du froid.') },
    { title: 'Getting ready for winter', slug: 'hiver', body: paragraph('Cold wears the battery out.') },
  );
  await plantContent(desk.db, { type: list, body: words });
  const english = await shopIn('en_GB');
  expect((await english(`/${list}`)).page).toMatchObject({
    posts: [{ title: 'Getting ready for winter', excerpt: 'Cold wears the battery out.', locale: 'en_GB' }],
  });
  expect((await english('/search-results', '?q=winter')).page).toMatchObject({
    posts: [{ title: 'Getting ready for winter' }],
  });
  const french = await shopIn('fr_FR');
  expect((await french('/search-results', '?q=winter')).page).toMatchObject({ posts: [] });
});

test('an English version nobody wrote a word in changes nothing', async () => {
  await plantContent(desk.db, {
    body: inBoth(
      { title: 'Nos ateliers', slug: 'nos-ateliers', body: paragraph('À Nantes.') },
      { slug: 'nos-ateliers' },
    ),
  });
  const documents = (await loadContents(desk.db)).documents.filter(({ slug }) => slug === 'nos-ateliers');
  expect(documents).toEqual([expect.not.objectContaining({ english: expect.anything() })]);
});

test('search engines are told once, in French, whether they may list a page', async () => {
  const body = inBoth(
    { title: 'Privé', slug: 'prive', body: paragraph('Texte.'), seo: { ...emptyText().seo, index: false } },
    { title: 'Private', slug: 'prive', body: paragraph('Text.') },
  );
  await plantContent(desk.db, { body });
  const english = await shopIn('en_GB');
  expect((await english('/prive')).head.robots).toMatchObject({ index: 'noindex' });
});
