/** What a new document holds before anybody writes in it. */
import type { ComponentBody, ContentBody, ContentText, Seo, TermBody } from '#core/contract/cms/bodies.ts';

export const emptySeo = (): Seo => ({
  metaTitle: '',
  metaDescription: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: null,
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: null,
  focusKeyword: '',
  index: true,
  follow: true,
});

export const emptyText = (): ContentText => ({
  title: '',
  slug: '',
  shortDescription: '',
  body: [],
  blocks: [],
  seo: emptySeo(),
});

export const emptyContent = (): ContentBody => ({
  area: 'both',
  parent: null,
  categories: [],
  tags: [],
  thumbnail: null,
  image: null,
  customFields: {},
  translations: { fr_FR: emptyText() },
});

export const emptyComponent = (): ComponentBody => ({
  translations: { fr_FR: { title: '', slug: '', blocks: [] } },
  thumbnail: null,
});

export const emptyTerm = (): TermBody => ({
  translations: { fr_FR: { title: '', slug: '', description: '' } },
  parent: null,
  position: 0,
});
