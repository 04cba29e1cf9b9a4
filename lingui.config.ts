import { defineConfig } from '@lingui/cli';
import { extractor as macros } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { fieldLabels } from './scripts/build/field-labels.ts';

/** Whose sentences the first page says before it has loaded: home, list and product without their late parts. */
const FIRST = [
  'src/shop/app/shop-root.tsx',
  'src/content/stock-words.ts',
  ...[
    'blocks/directions.ts',
    'blocks/hero-slides.tsx',
    'list/sort-choice.tsx',
    'product/offer.ts',
    'product/product-tile.tsx',
    'product/sale-words.ts',
    'product/use-add-to-cart.ts',
    'account/use-keeping.ts',
    'page/trail.tsx',
  ].map((part) => `src/shop/parts/${part}`),
  ...[
    'home/page.tsx',
    'layout/header-offer.tsx',
    'layout/shop-header.tsx',
    'layout/shop-tabs.tsx',
    'list/departments.tsx',
    'list/filters/filter-sheet.tsx',
    'list/list-head.tsx',
    'list/list-toolbar.tsx',
    'list/list-words.ts',
    'list/page.tsx',
    'product/basket-form.tsx',
    'product/options/option-picker.tsx',
    'product/page.tsx',
    'product/phone-bar.tsx',
    'product/price-lines.tsx',
    'product/quantity-prices.tsx',
    'search/search-box.tsx',
  ].map((part) => `src/shop/features/${part}`),
];

export default defineConfig({
  sourceLocale: 'fr_FR',
  locales: ['fr_FR', 'en_GB'],
  /* what the first page may show, and everything else: a page downloads the second with its own code */
  catalogs: [
    { path: '<rootDir>/src/shop/locales/{locale}', include: FIRST },
    {
      path: '<rootDir>/src/shop/locales/later/{locale}',
      include: ['src', 'core'],
      exclude: [
        'src/admin/**',
        'core/contract/admin/**',
        'core/domain/blocks/**',
        'core/domain/payment/providers/**',
        /* the fields of a customer are said in both */
        'core/resources/{*.ts,!(users)/**,users/!(customer-fields).ts}',
        ...FIRST,
      ],
    },
    /* the back office has a set of its own: the shop downloads none of its sentences */
    {
      path: '<rootDir>/src/admin/locales/{locale}',
      include: [
        'src/admin',
        'src/content',
        'src/forms',
        'src/i18n',
        'core/resources',
        'core/contract/admin',
        'core/domain/blocks',
        'core/domain/payment/providers',
      ],
    },
  ],
  extractors: [fieldLabels, macros],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'es',
});
