/** Which permission a verb on a managed thing asks for (domain 7.6). */
import type { PermissionKey, PermissionResource } from '#core/domain/actor/permission-keys.ts';

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

/** A resource of the permissions, with the actions that have a key. */
interface Permitted {
  readonly name: PermissionResource;
  readonly actions: readonly string[];
}

function keyOf({ name, actions }: Permitted, verbs: readonly string[]): PermissionKey | undefined {
  const isKey = (key: string): key is PermissionKey => actions.some((action) => key === `${name}.${action}`);
  return verbs.map((verb) => `${name}.${verb}`).find(isKey);
}

export function permissionOf(resource: Permitted, verb: Verb): PermissionKey {
  const key = keyOf(resource, [verb, ...INSTEAD[verb]]);
  if (key === undefined) throw new Error(`nobody may be allowed ${resource.name}.${verb}`);
  return key;
}

/** A key of its own for many at once, where there is one: `customers.mass-destroy`. */
export const massPermissionOf = (resource: Permitted, verb: 'update' | 'destroy'): PermissionKey =>
  keyOf(resource, [`mass-${verb}`]) ?? permissionOf(resource, verb);
