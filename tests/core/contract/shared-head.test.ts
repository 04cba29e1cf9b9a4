import { expect, test } from 'vitest';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { withShared } from '#core/contract/pages/head/shared-head.ts';

const state = { siteName: 'Bitume', origin: 'https://bitume.example' };
const head = metadataOf(
  { title: 'Page', description: 'Texte', canonicalPath: '/page', picture: null, modifiedAt: null },
  state,
);
const nothing = {
  ogTitle: '',
  ogDescription: '',
  ogPicture: null,
  twitterTitle: '',
  twitterDescription: '',
  twitterPicture: null,
  index: true,
  follow: true,
};

test('what an editor left empty is what the page says of itself', () => {
  expect(withShared(head, undefined, state)).toEqual(head);
  expect(withShared(head, nothing, state)).toEqual(head);
});

test('a shared link shows its own texts, Twitter those of Open Graph where it has none', () => {
  const shown = withShared(head, { ...nothing, ogTitle: 'Partagée', twitterDescription: 'Courte' }, state);
  expect(shown).toMatchObject({ title: 'Page', og_title: 'Partagée', twitter_title: 'Partagée' });
  expect(shown).toMatchObject({ og_description: 'Texte', twitter_description: 'Courte' });
});

test('a page that may not be listed says so, and no address stands for it', () => {
  const { robots, canonical } = withShared(head, { ...nothing, index: false, follow: false }, state);
  expect(robots).toMatchObject({ index: 'noindex', follow: 'nofollow' });
  expect(canonical).toBeNull();
});
