/** The keys of a role as its screen shows them: a row for each resource, four columns (domain 7.6, "Toggles"). */
import { FRONT_KEYS, type RoleGuard } from './role.ts';
import { PERMISSIONS } from './permission-keys.ts';

export const TOGGLES = ['see', 'create', 'edit', 'delete'] as const;
export type Toggle = (typeof TOGGLES)[number];

const SEE = new Set(['index', 'view', 'stats', 'print', 'download', 'export', 'product-count', 'invoices', 'orders']);
const CREATE = new Set([
  'store',
  'copy',
  'generate',
  'upload-link',
  'upload-sample',
  'replicate',
  'run',
  'scan',
  'send',
]);
const DELETE = new Set(['destroy', 'mass-destroy', 'cancel', 'destroy-self']);

/** The column of an action; what neither shows, makes nor takes away changes something. */
export function toggleOf(action: string): Toggle {
  if (SEE.has(action)) return 'see';
  if (CREATE.has(action)) return 'create';
  return DELETE.has(action) ? 'delete' : 'edit';
}

export interface GridRow {
  readonly resource: string;
  /** Keys by column. */
  readonly cells: Readonly<Record<Toggle, readonly string[]>>;
}

/** Which part of the back office a resource is of, in the order of the screen. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  office: ['dashboard', 'menu'],
  catalogue: ['products', 'fitment', 'categories', 'attributes', 'attribute-families', 'group-prices', 'bulk-upload'],
  sales: ['orders', 'quotes', 'shipments', 'invoices', 'refunds', 'transactions', 'rma', 'rma-settings'],
  users: ['customers', 'data-requests', 'groups', 'admins', 'roles', 'permissions'],
  marketing: ['reviews', 'coupons', 'catalog-rules', 'email-templates', 'events', 'campaigns', 'subscribers'],
  content: [
    'cms-contents',
    'cms-categories',
    'cms-tags',
    'cms-menus',
    'content-types',
    'custom-fields',
    'components',
    'media',
    'media-categories',
    'permalinks',
    'redirects',
    'search-synonyms',
    'search-terms',
    'broken-links',
    'seo',
    'sliders',
    'branding',
  ],
  tickets: ['tickets', 'ticket-users', 'ticket-groups', 'ticket-settings'],
};

export interface GridGroup {
  readonly group: string;
  readonly rows: readonly GridRow[];
}

const rowOf = (resource: string, keys: readonly string[]): GridRow => {
  const of = (toggle: Toggle) => keys.filter((key) => toggleOf(key.slice(key.lastIndexOf('.') + 1)) === toggle);
  return { resource, cells: { see: of('see'), create: of('create'), edit: of('edit'), delete: of('delete') } };
};

/** Every key of an interface, once; resources that no group names are configuration. */
export function permissionGrid(guard: RoleGuard): readonly GridGroup[] {
  if (guard === 'front') {
    const rows = FRONT_KEYS.map((key) => ({ resource: key, cells: { see: [], create: [], edit: [key], delete: [] } }));
    return [{ group: 'front', rows }];
  }
  const resources = Object.entries(PERMISSIONS);
  const groupOf = (resource: string) =>
    Object.entries(GROUPS).find(([, names]) => names.includes(resource))?.[0] ?? 'configuration';
  return [...Object.keys(GROUPS), 'configuration'].map((group) => ({
    group,
    rows: resources
      .filter(([resource]) => groupOf(resource) === group)
      .map(([resource, actions]) =>
        rowOf(
          resource,
          actions.map((action) => `${resource}.${action}`),
        ),
      ),
  }));
}

/** The keys of some rows, of one column or of all. */
export const keysIn = (rows: readonly GridRow[], toggle?: Toggle): readonly string[] =>
  rows.flatMap(({ cells }) => (toggle === undefined ? TOGGLES.flatMap((one) => cells[one]) : cells[toggle]));

/** Whether all of the keys are held, some, or none; null where there are none. */
export function heldOf(keys: readonly string[], held: ReadonlySet<string>): 'all' | 'some' | 'none' | null {
  if (keys.length === 0) return null;
  const count = keys.filter((key) => held.has(key)).length;
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some';
}
