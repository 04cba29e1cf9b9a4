import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Rooms whose sentences stand on home, lists, products, or around every page. */
const FIRST = [
  'src/app',
  ...['offer.ts', 'offline-note.tsx', 'product-tile.tsx', 'vehicle-card.tsx'].map((file) => `src/screens/shop/${file}`),
  'src/ui',
  ...['consent', 'home', 'layout', 'list', 'product'].map((subject) => `src/features/shop/${subject}`),
  'src/features/shop/search/search-box.tsx',
];

export default defineConfig({
  sourceLocale: 'fr_FR',
  locales: ['fr_FR', 'en_GB'],
  /* what the first page may show, and everything else: a page downloads the second with its own code */
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}', include: FIRST },
    {
      path: '<rootDir>/src/i18n/locales/later/{locale}',
      include: ['src', 'core'],
      exclude: FIRST.map((room) => (/\.tsx?$/.test(room) ? room : `${room}/**`)),
    },
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'es',
});
