import { advicePosts } from './contents/advice-posts.ts';
import { legalPages } from './contents/legal-pages.ts';
import { newsPosts } from './contents/news-posts.ts';
import { servicePages } from './contents/service-pages.ts';
import { attributes, families } from './attributes.ts';
import { categories } from './categories.ts';
import { menus, redirects, sliders } from './menus.ts';
import { products } from './products/all-products.ts';
import { branding, settings } from './settings.ts';
import type { DemoShop } from './shape.ts';

/** Everything the demo shop holds (domain 16.6). */
export const demoShop: DemoShop = {
  categories,
  attributes,
  families,
  products,
  contents: [...servicePages, ...legalPages, ...advicePosts, ...newsPosts],
  postLists: [
    { slug: 'actualites', label: 'Actualités', type: 'post', area: null },
    { slug: 'conseils', label: 'Conseils', type: 'post', area: null },
  ],
  menus,
  sliders,
  settings,
  branding,
  redirects,
};
