import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Whose sentences the first page says before it has loaded: home, list and product without their late parts. */
const FIRST = [
  'src/app/shop-root.tsx',
  ...['offer.ts', 'product-tile.tsx'].map((part) => `src/screens/shop/${part}`),
  ...[
    'home/hero-slides.tsx',
    'home/page.tsx',
    'layout/shop-header.tsx',
    'layout/shop-tabs.tsx',
    'list/departments.tsx',
    'list/list-words.ts',
    'list/page.tsx',
    'list/sort-choice.tsx',
    'product/basket-form.tsx',
    'product/option-picker.tsx',
    'product/page.tsx',
    'product/phone-bar.tsx',
    'search/search-box.tsx',
  ].map((part) => `src/features/shop/${part}`),
];

export default defineConfig({
  sourceLocale: 'fr_FR',
  locales: ['fr_FR', 'en_GB'],
  /* what the first page may show, and everything else: a page downloads the second with its own code */
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}', include: FIRST },
    { path: '<rootDir>/src/i18n/locales/later/{locale}', include: ['src', 'core'], exclude: FIRST },
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'es',
});
