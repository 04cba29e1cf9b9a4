/** Texts that somebody wrote to do harm, in every place an editor can write: what leaves the shop for visitors does none. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ContentText } from '#core/contract/cms/bodies.ts';
import { emptySeo } from '#core/contract/cms/empty-body.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import { loadContents } from '#server/subjects/catalogue/load/load-contents.ts';
import { loadMenus } from '#server/subjects/catalogue/load/load-menus.ts';

import { createDesk, refused, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

const HTML =
  '<p onclick="alert(1)">Texte</p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil.example"></iframe>' +
  '<a href="javascript:alert(1)">Lien</a><svg onload=alert(1)><style>@import "//evil.example"</style><form action="//evil.example">';
const ADDRESSES = ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x'];

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;

beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
});
afterAll(() => desk.close());

/** What visitors get of a page with these words; undefined where it was not taken. */
async function published(slug: string, words: Partial<ContentText>): Promise<string> {
  const doc = randomUUID();
  const body = contentWith({ title: slug, slug, body: paragraph('Texte'), ...words });
  await camille.save({ doc, of: 'content', type: 'page', baseRev: 0, body, named: true });
  await camille.status(doc, { rev: 1, status: 'published' });
  return JSON.stringify((await loadContents(desk.db)).documents.find((one) => one.slug === slug));
}

test('HTML of a page reaches nobody with anything that runs, frames, sends or fetches', async () => {
  const block = newBlock('html', 'a');
  const shown = await published('piege', { blocks: [{ ...block, props: { ...block.props, code: HTML } }] });
  expect(shown).toContain('Texte');
  expect(shown).not.toMatch(/<script|alert|onclick|onerror|onload|iframe|evil|<style|<form|<svg/iu);
});

test.each(ADDRESSES)('no link of a text or of a block leads to %s', async (href) => {
  const body: ContentText['body'] = [{ type: 'paragraph', text: [{ text: 'Lien', href }] }];
  const read = readBody('content', contentWith({ title: 'a', slug: 'a', body }));
  expect(read?.translations.fr_FR.body).toEqual([{ type: 'paragraph', text: [{ text: 'Lien' }] }]);
  const hero = newBlock('hero', 'a');
  const blocks = [{ ...hero, props: { ...hero.props, title: 'Titre', buttonLabel: 'Aller', href } }];
  expect(readBody('content', contentWith({ title: 'a', slug: 'a', blocks }))).toBeNull();
});

test.each(ADDRESSES)('a menu shows no entry that leads to %s', async (url) => {
  const doc = randomUUID();
  const type = `piege_${doc.slice(0, 8)}`;
  const entry = (id: string, to: string) => ({
    id,
    type: 'custom' as const,
    ref: null,
    url: to,
    label: { fr_FR: id },
    target: 'self' as const,
    visibility: 'all' as const,
  });
  const body = { area: null, items: [entry('piege', url), entry('bon', '/auto')] };
  await camille.save({ doc, of: 'menu', type, baseRev: 0, body, named: true });
  expect((await loadMenus(desk.db, []))[type]?.map(({ href }) => href)).toEqual(['/auto']);
});

test('the shop is told for whom an entry is and that it opens another tab, and nothing of what is usual', async () => {
  const doc = randomUUID();
  const type = `menu_${doc.slice(0, 8)}`;
  const entry = {
    type: 'custom',
    ref: null,
    url: '/auto',
    label: { fr_FR: 'Auto' },
    target: 'self',
    visibility: 'all',
  };
  const items = [
    { ...entry, id: 'tous' },
    { ...entry, id: 'pros', target: 'blank', visibility: 'professional' },
  ];
  const body = readBody('menu', { area: null, items });
  if (body === null) throw new Error('no menu');
  await camille.save({ doc, of: 'menu', type, baseRev: 0, body, named: true });
  const told = { label: { fr_FR: 'Auto' }, href: '/auto', children: [] };
  expect((await loadMenus(desk.db, []))[type]).toEqual([told, { ...told, opensTab: true, audience: 'professional' }]);
});

test('titles and texts for search engines are kept as words, and as nothing else', async () => {
  const words = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const shown = await published('titres', { title: words, seo: { ...emptySeo(), metaTitle: words.slice(0, 60) } });
  expect(JSON.parse(shown)).toMatchObject({ title: words });
});

test('a type, a slug or a custom field that is none is refused, and a body of more than a page is', async () => {
  const doc = randomUUID();
  const body = contentWith({ title: 'a', slug: 'a' });
  expect(await refused(camille.save({ doc, of: 'content', type: '../page', baseRev: 0, body }))).toBe(
    'type reference.unknown',
  );
  expect(readBody('content', contentWith({ title: 'a', slug: '../../etc/passwd' }))).toBeNull();
  const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`);
  expect(readBody('content', contentWith({ title: 'a', slug: 'a' }, { customFields: deep }))).toBeNull();
  const long = paragraph('x'.repeat(500_000));
  expect(readBody('content', contentWith({ title: 'a', slug: 'a', body: long }))).toBeNull();
});
