/** The keys of a role as its screen shows them: a row for each resource, four columns (domain 7.6, "Toggles"). */
import type { PermissionGroup, PermissionResource, ScreenResource } from '#core/domain/actor/permission-keys.ts';
import { FRONT_KEYS, type RoleGuard } from '#core/domain/actor/role.ts';
import type { Label } from '#core/domain/fields/field.ts';
import { keysOfRow, PERMISSION_ROWS } from './permission-keys.ts';
import type { PermissionRow } from './permission-rows.ts';

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

type FrontKey = (typeof FRONT_KEYS)[number];

/** Keys by column. */
type Cells = Readonly<Record<Toggle, readonly string[]>>;

/** A part of the own account is a key alone, which the back office has a word for. */
export type GridRow = { readonly cells: Cells } & (
  | { readonly resource: PermissionResource; readonly label: Label }
  | { readonly resource: ScreenResource | FrontKey; readonly label: null }
);

export interface GridGroup {
  readonly group: PermissionGroup | 'front';
  readonly rows: readonly GridRow[];
}

function gridRow(row: PermissionRow): GridRow {
  const keys = keysOfRow(row);
  const of = (toggle: Toggle) => keys.filter((key) => toggleOf(key.slice(key.lastIndexOf('.') + 1)) === toggle);
  const cells = { see: of('see'), create: of('create'), edit: of('edit'), delete: of('delete') };
  return row.label === null
    ? { resource: row.resource, label: null, cells }
    : { resource: row.resource, label: row.label, cells };
}

/** Every key of an interface, once. */
export function permissionGrid(guard: RoleGuard): readonly GridGroup[] {
  if (guard === 'back') return PERMISSION_ROWS.map(({ group, rows }) => ({ group, rows: rows.map(gridRow) }));
  const rows = FRONT_KEYS.map((key): GridRow => ({
    resource: key,
    label: null,
    cells: { see: [], create: [], edit: [key], delete: [] },
  }));
  return [{ group: 'front', rows }];
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
