/** Which permission a verb on a managed thing asks for (domain 7.6). */
import { isPermissionKey, type PermissionKey, type PermissionResource } from '#core/domain/actor/permission-keys.ts';

/** What somebody may do with the things of a name. */
export const VERBS = ['index', 'view', 'store', 'update', 'destroy', 'export'] as const;
export type Verb = (typeof VERBS)[number];

/** What stands in for a verb that has no key of its own: a list that shows all of it, a screen that is written as one. */
const INSTEAD: Readonly<Record<Verb, readonly Verb[]>> = {
  index: [],
  view: ['index'],
  store: ['update'],
  update: ['store'],
  destroy: ['update', 'store'],
  export: ['index'],
};

export function permissionOf(name: PermissionResource, verb: Verb): PermissionKey {
  const key = [verb, ...INSTEAD[verb]].map((one) => `${name}.${one}`).find(isPermissionKey);
  if (key === undefined) throw new Error(`nobody may be allowed ${name}.${verb}`);
  return key;
}

/** A key of its own for many at once, where there is one: `customers.mass-destroy`. */
export function massPermissionOf(name: PermissionResource, verb: 'update' | 'destroy'): PermissionKey {
  const key = `${name}.mass-${verb}`;
  return isPermissionKey(key) ? key : permissionOf(name, verb);
}
