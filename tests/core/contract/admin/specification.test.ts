/** Addresses of the back office, as the specification names them (§2). */
import { describe, expect, test } from 'vitest';
import { matchAdmin } from '#core/contract/admin/pages/match-admin.ts';

const under = (folder: string, names: readonly string[]): string[] => names.map((name) => `/admin/${folder}/${name}`);

const UUID = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0b01';

const STANDING = [
  '/admin/dashboard',
  '/admin/welcome',
  '/admin/login',
  '/admin/logout',
  ...under('cms', ['media', 'menus']),
  ...under('cms/content-management', ['content-types', 'custom-fields', 'categories', 'permalinks', 'broken-links']),
  ...under('cms/contents', ['page', 'page/create', `page/edit/${UUID}`]),
  ...under('commerce/catalog', [
    'products',
    'categories',
    'attributes',
    'attribute-families',
    'media-categories',
    'permalinks',
  ]),
  ...under('commerce/sales', [
    'orders',
    'shipments',
    'invoices',
    'refunds',
    'transactions',
    'quotes',
    'rma',
    `rma/edit/${UUID}`,
  ]),
  ...under('users', ['customers', 'groups', 'admins', 'roles', `roles/${UUID}/permissions`]),
  ...under('administration/configuration', [
    'branding',
    'locales',
    'currencies',
    'exchange-rates',
    'table-rates',
    'inventory-sources',
    'channels',
    'sliders',
    'tax-categories',
    'general',
    'catalog',
    'customers',
    'sales',
    'emails',
  ]),
];

/** Without a screen so far: whoever builds one moves its address up. */
const AWAITED = [
  ...under('commerce/catalog', ['products_vehicules']),
  ...under('marketing', ['discounts', 'emails', 'reviews']),
];

describe('the addresses of the specification', () => {
  test.each(STANDING)('%s is a page', (path) => {
    expect(matchAdmin(path)).not.toBeNull();
  });

  test.each(AWAITED)('%s has no screen so far', (path) => {
    expect(matchAdmin(path)).toBeNull();
  });
});
