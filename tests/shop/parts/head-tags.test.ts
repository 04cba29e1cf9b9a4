import { expect, test } from 'vitest';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { headTags } from '#src/shop/parts/page/head-tags.ts';

const state = { siteName: 'Bitume', origin: 'https://shop.example' };
const facts = {
  title: 'Freinage – Bitume',
  description: 'Disques et plaquettes.',
  canonicalPath: '/auto/nos-produits/freinage',
  picture: { hash: 'abc', width: 800, height: 800 },
  modifiedAt: null,
};
const find = (tags: ReturnType<typeof headTags>, key: string) =>
  tags.find(
    (one) => one.tag !== 'title' && (one.attributes.name ?? one.attributes.property ?? one.attributes.rel) === key,
  );

test('a page has one title, one description, one canonical', () => {
  const tags = headTags(metadataOf(facts, state));
  expect(tags.filter((one) => one.tag === 'title')).toEqual([{ tag: 'title', text: 'Freinage – Bitume' }]);
  const keys = tags.flatMap((one) =>
    one.tag === 'title' ? [] : [one.attributes.name ?? one.attributes.property ?? one.attributes.rel],
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(find(tags, 'canonical')).toMatchObject({
    attributes: { href: 'https://shop.example/auto/nos-produits/freinage' },
  });
});

test('values of robots are joined with commas', () => {
  expect(find(headTags(metadataOf(facts, state)), 'robots')).toMatchObject({
    attributes: { content: 'index,follow,max-snippet:-1,max-image-preview:large' },
  });
});

test('a page that must not be indexed has no canonical and says so', () => {
  const tags = headTags(metadataOf({ ...facts, canonicalPath: null, picture: null }, state));
  expect(find(tags, 'canonical')).toBeUndefined();
  expect(find(tags, 'robots')).toMatchObject({ attributes: { content: 'noindex,nofollow' } });
  expect(find(tags, 'og:image')).toBeUndefined();
});
