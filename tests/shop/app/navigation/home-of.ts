import { metadataOf } from '#core/contract/pages/head/head.ts';
import type { PageFound } from '#core/contract/pages/page.ts';

/** A home of the auto area with one post of that title. */
export const homeOf = (title: string): PageFound => ({
  status: 200,
  route: 'auto.home',
  meta: null,
  rev: 1,
  pricedAt: '2026-11-01T08:00:00.000Z',
  page: {
    kind: 'home',
    area: 'auto',
    featured: [],
    vehicles: [],
    posts: [
      {
        title,
        path: '/conseils/freins',
        excerpt: '',
        type: 'post',
        list: 'conseils',
        picture: null,
        publishedAt: '2026-11-01T08:00:00.000Z',
      },
    ],
  },
  head: metadataOf(
    { title, description: title, canonicalPath: '/auto', picture: null, modifiedAt: null },
    { siteName: 'Bitume', origin: 'https://shop.example' },
  ),
});
