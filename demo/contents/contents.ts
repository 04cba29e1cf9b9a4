/** Everything of the demo shop that is not a product: texts, menus, heroes, settings, colours, old addresses. */
import type { DemoShop } from '../shape.ts';
import { branding } from './branding.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { redirects } from './redirects.ts';
import { settings } from './settings.ts';
import { sliders } from './sliders.ts';

export const DEMO_CONTENTS: Pick<
  DemoShop,
  'contents' | 'postLists' | 'menus' | 'sliders' | 'settings' | 'branding' | 'redirects'
> = {
  contents: [...pages, ...posts],
  postLists: [
    { slug: 'conseils', label: 'Conseils', type: 'post', area: null },
    { slug: 'actualites', label: 'Actualités', type: 'post', area: null },
  ],
  menus,
  sliders,
  settings,
  branding,
  redirects,
};
