/** Every permission there is: of screens with a code of their own, and of managed things as their definitions say. */
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { permissionRows, type PermissionRow } from './permission-rows.ts';

/** By part of the back office, in the order of the screen. */
export const PERMISSION_ROWS = permissionRows();

/** The keys of a row. */
export const keysOfRow = ({ resource, actions }: PermissionRow): readonly string[] =>
  actions.map((action) => `${resource}.${action}`);

const rows = PERMISSION_ROWS.flatMap((group) => group.rows);

/** Every key there is, in the order of the screen. */
export const PERMISSION_KEYS: readonly string[] = rows.flatMap(keysOfRow);

const known = new Set(PERMISSION_KEYS);

export const isPermissionKey = (key: string): key is PermissionKey => known.has(key);

/** What may be allowed of a resource; undefined where there is none of this name. */
export const permissionRow = (name: string): PermissionRow | undefined =>
  rows.find(({ resource }) => resource === name);
