import { expect, test } from 'vitest';
import { isBoundedJson } from '#core/contract/cms/bounded-json.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';

const page = emptyContent();
const french = page.translations.fr_FR;

test('a draft may be unfinished: no title, no slug, no word', () => {
  expect(readBody('content', page)).toEqual(page);
});

test('keys nobody knows are refused, at every level', () => {
  expect(readBody('content', { ...page, html: '<script>' })).toBeNull();
  const seo = { ...french.seo, script: 'x' };
  expect(readBody('content', { ...page, translations: { fr_FR: { ...french, seo } } })).toBeNull();
});

test('a thousand levels end neither the server nor the check', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(isBoundedJson(deep, { depth: 20, values: 1_000 })).toBe(false);
  expect(readBody('content', { ...page, customFields: { deep } })).toBeNull();
});

test('a link that runs a script never stays in a text', () => {
  const body = [{ type: 'paragraph', text: [{ text: 'ici', href: 'javascript:alert(1)' }] }];
  const read = readBody('content', { ...page, translations: { fr_FR: { ...french, body } } });
  expect(read?.translations.fr_FR.body).toEqual([{ type: 'paragraph', text: [{ text: 'ici' }] }]);
});

test('a menu has three levels and no fourth', () => {
  const item = (id: string, children: readonly unknown[] = []) => ({
    id,
    type: 'custom',
    ref: null,
    url: '/auto',
    label: { fr_FR: id },
    target: 'self',
    visibility: 'all',
    children,
  });
  const three = [item('a', [item('b', [item('c')])])];
  expect(readBody('menu', { area: null, items: three })).not.toBeNull();
  const four = [item('a', [item('b', [item('c', [item('d')])])])];
  expect(readBody('menu', { area: null, items: four })).toBeNull();
});
