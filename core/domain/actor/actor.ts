import type { PermissionKey } from './permission-keys.ts';

/** A guest, known by a cookie. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly id: string;
}

/** Somebody with an account of the shop, known by a session. */
export interface Customer {
  readonly kind: 'customer';
  readonly id: string;
  /** Somebody of the shop has signed in as them: what only they may do is closed (`forBorrowed` of a route). */
  readonly borrowed?: true;
}

/** Somebody who works here, known by a session of the back office; the role says what they may do. */
export interface Admin {
  readonly kind: 'admin';
  readonly id: string;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** Who does something. */
export type Actor = Visitor | Customer | Admin;

/** Who may call a route: anybody, a signed-in customer, somebody who works here, or who holds a permission. */
export type Access = 'anyone' | 'customer' | 'admin' | { readonly permission: PermissionKey };

/** Why an actor may not; null: they may. The server asks it for every route, whenever the change was made (rule S9). */
export function refusedAccess(actor: Actor | null, access: Access): 'session.required' | 'permission.missing' | null {
  if (access === 'anyone') return null;
  if (access === 'customer') return actor?.kind === 'customer' ? null : 'session.required';
  // A customer stays signed in: the session is not what is wrong.
  if (actor?.kind === 'customer') return 'permission.missing';
  if (actor?.kind !== 'admin') return 'session.required';
  return access === 'admin' || can(actor, access.permission) ? null : 'permission.missing';
}

/** Whether an actor holds a permission: nobody but an administrator does (domain 7.6). */
export const can = (actor: Actor | null, permission: PermissionKey): boolean =>
  actor?.kind === 'admin' && actor.permissions.has(permission);
