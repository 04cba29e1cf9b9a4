/** Settings of the screen « Catalogue » (domain 1.5). */
import type { SettingDefinitions } from './definition.ts';

/** Travel to the shop with the start-up payload. */
export const catalogShown = {
  'catalog.products.storefront.products_per_page': {
    kind: 'numbers',
    default: [12, 24, 36, 48],
    min: 1,
    max: 100,
    scope: 'channel',
  },
  'catalog.products.storefront.sort_by': {
    kind: 'choice',
    choices: ['relevance', 'price-asc', 'price-desc', 'created_at-desc', 'name-asc', 'name-desc'],
    default: 'relevance',
    scope: 'channel',
  },
  'catalog.products.storefront.show_out_of_stock': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.products.product_view_page.related_count': {
    kind: 'number',
    default: 4,
    min: 0,
    max: 20,
    scope: 'channel',
  },
  'catalog.products.product_view_page.up_sell_count': {
    kind: 'number',
    default: 4,
    min: 0,
    max: 20,
    scope: 'channel',
  },
  'catalog.products.cart_view_page.cross_sell_count': {
    kind: 'number',
    default: 3,
    min: 0,
    max: 20,
    scope: 'channel',
  },
  'catalog.products.search.min_query_length': { kind: 'number', default: 2, min: 1, max: 10, scope: 'channel' },
  'catalog.products.search.max_query_length': { kind: 'number', default: 100, min: 10, max: 100, scope: 'channel' },
} as const satisfies SettingDefinitions;

/** Stay on the server. */
export const catalogKept = {
  'catalog.products.storefront.mode': { kind: 'choice', choices: ['grid', 'list'], default: 'grid', scope: 'channel' },
  'catalog.products.storefront.buy_now': { kind: 'boolean', default: false, scope: 'channel' },
  'catalog.products.review.guest_review': { kind: 'boolean', default: false, scope: 'channel' },
  'catalog.products.review.customer_review': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.products.review.auto_approve': { kind: 'boolean', default: false, scope: 'channel' },
  'catalog.products.review.only_buyers': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.products.review.censor_name': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.products.attribute.image_upload_size': {
    kind: 'number',
    default: 5_120,
    min: 1,
    max: 102_400,
    unit: 'kB',
    scope: 'global',
  },
  'catalog.products.attribute.file_upload_size': {
    kind: 'number',
    default: 20_480,
    min: 1,
    max: 102_400,
    unit: 'kB',
    scope: 'global',
  },
  'catalog.products.images.small': { kind: 'text', default: '150x150', max: 11, scope: 'global' },
  'catalog.products.images.medium': { kind: 'text', default: '350x350', max: 11, scope: 'global' },
  'catalog.products.images.large': { kind: 'text', default: '1000x1000', max: 11, scope: 'global' },
  'catalog.products.price.show_prior_price': { kind: 'boolean', default: true, scope: 'channel' },

  'catalog.inventory.stock_options.back_orders': { kind: 'boolean', default: false, scope: 'channel' },
  /* stock is read in one snapshot with its rules, for both areas alike: no value of an area */
  'catalog.inventory.stock_options.out_of_stock_threshold': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 999_999,
    scope: 'global',
  },
  'catalog.inventory.stock_options.low_stock_threshold': {
    kind: 'number',
    default: 5,
    min: 0,
    max: 999_999,
    scope: 'global',
  },
  'catalog.inventory.stock_options.display_low_stock': { kind: 'boolean', default: true, scope: 'global' },

  'catalog.rich_snippets.products.enable': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.rich_snippets.categories.enable': { kind: 'boolean', default: true, scope: 'channel' },

  'catalog.fitment.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'catalog.fitment.plate_provider': { kind: 'choice', choices: ['none'], default: 'none', scope: 'channel' },
  'catalog.fitment.plate_api_key': { kind: 'text', default: '', secret: true, scope: 'channel' },
} as const satisfies SettingDefinitions;
