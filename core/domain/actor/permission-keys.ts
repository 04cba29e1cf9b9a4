/**
 * What an administrator may be allowed, resource by resource (domain 7.6). A key is `resource.action`; a route that needs
 * one names it, a role holds some of them.
 */
const LIST = ['index', 'store', 'update', 'destroy'] as const;
const CRUD = ['index', 'view', 'store', 'update', 'destroy'] as const;

export const PERMISSIONS = {
  dashboard: ['view', 'stats'],
  menu: ['content', 'commerce', 'users', 'marketing', 'administration', 'tickets'],
  products: [
    ...CRUD,
    'copy',
    'upload-link',
    'upload-sample',
    'mass-destroy',
    'mass-update',
    'download',
    'media-categories',
  ],
  fitment: LIST,
  categories: [...CRUD, 'mass-destroy', 'product-count'],
  attributes: [...CRUD, 'mass-destroy'],
  'attribute-families': CRUD,
  'bulk-upload': ['index', 'store', 'run', 'destroy'],
  orders: ['index', 'view', 'store', 'update', 'cancel'],
  quotes: ['index', 'view', 'store', 'update', 'cancel', 'comment', 'convert'],
  shipments: ['index', 'view', 'store', 'update'],
  invoices: ['index', 'view', 'store', 'print'],
  refunds: ['index', 'view', 'store', 'update-qty'],
  transactions: ['index', 'view', 'store'],
  rma: ['index', 'view', 'store', 'update'],
  'rma-settings': LIST,
  customers: [...CRUD, 'mass-destroy', 'notes', 'addresses', 'invoices', 'orders', 'export', 'login-as'],
  'data-requests': ['index', 'update'],
  groups: LIST,
  admins: [...CRUD, 'confirm', 'destroy-self'],
  roles: [...CRUD, 'sync-permissions'],
  permissions: ['index'],
  reviews: ['index', 'view', 'update', 'destroy', 'mass-update', 'mass-destroy'],
  coupons: [...CRUD, 'copy', 'generate', 'mass-destroy'],
  'catalog-rules': CRUD,
  'email-templates': CRUD,
  events: CRUD,
  campaigns: [...CRUD, 'send'],
  subscribers: ['index', 'update', 'destroy', 'export'],
  sliders: CRUD,
  branding: ['index', 'update-images', 'update-colors'],
  'cms-contents': [...CRUD, 'replicate', 'sync-categories', 'update-details', 'publish'],
  'cms-categories': LIST,
  'cms-tags': LIST,
  'cms-menus': ['index', 'update'],
  'content-types': LIST,
  'custom-fields': LIST,
  components: CRUD,
  media: LIST,
  'media-categories': LIST,
  'group-prices': LIST,
  permalinks: ['index', 'update'],
  redirects: LIST,
  'search-synonyms': LIST,
  'search-terms': LIST,
  'broken-links': ['index', 'scan', 'update'],
  'failed-jobs': ['index', 'update'],
  seo: ['view', 'update'],
  'config.general': ['index', 'update'],
  'config.catalog': ['index', 'update'],
  'config.customers': ['index', 'update'],
  'config.sales': ['index', 'update'],
  'config.emails': ['index', 'update'],
  'config.tax': ['index', 'update'],
  'config.users': ['index', 'update'],
  'tax-categories': CRUD,
  'tax-rates': LIST,
  currencies: LIST,
  'exchange-rates': LIST,
  locales: LIST,
  channels: CRUD,
  'inventory-sources': CRUD,
  'table-rates': CRUD,
  tickets: [...CRUD, 'comment'],
  'ticket-users': LIST,
  'ticket-groups': LIST,
  'ticket-settings': LIST,
} as const satisfies Record<string, readonly string[]>;

export type PermissionResource = keyof typeof PERMISSIONS;
export type PermissionKey = {
  [Resource in PermissionResource]: `${Resource}.${(typeof PERMISSIONS)[Resource][number]}`;
}[PermissionResource];

/** Every key there is, in the order of the screen. */
export const PERMISSION_KEYS: readonly string[] = Object.entries(PERMISSIONS).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}`),
);

const known = new Set(PERMISSION_KEYS);

export const isPermissionKey = (key: string): key is PermissionKey => known.has(key);
