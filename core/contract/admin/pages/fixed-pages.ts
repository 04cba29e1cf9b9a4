/** Pages with a screen of their own, under the paths of the specification (§2, Back office). */
import { label } from '#core/resources/field.ts';
import { ADMIN_LOGIN } from '#core/contract/pages/traits/back-office.ts';
import type { AdminPage } from './admin-page.ts';

const page = <const Name extends string>(definition: AdminPage<Name>) => definition;

const open = { permission: 'open', parent: null, nav: null } as const;

export const FIXED_PAGES = [
  page({ ...open, name: 'admin.login', path: ADMIN_LOGIN, label: label('Connexion') }),
  page({ ...open, name: 'admin.logout', path: '/admin/logout', label: label('Déconnexion') }),
  page({ ...open, name: 'admin.welcome', path: '/admin/welcome', label: label('Bienvenue') }),
  page({
    ...open,
    name: 'admin.forgot-password',
    path: '/admin/forgot-password',
    label: label('Mot de passe oublié'),
  }),
  page({
    ...open,
    name: 'admin.reset-password',
    path: '/admin/reset-password/{token}',
    label: label('Nouveau mot de passe'),
  }),
  page({
    name: 'admin.dashboard',
    path: '/admin/dashboard',
    permission: 'dashboard.view',
    parent: null,
    label: label('Tableau de bord'),
    nav: null,
  }),
  page({
    name: 'admin.profile',
    path: '/admin/profile',
    permission: null,
    parent: null,
    label: label('Mon compte'),
    nav: null,
  }),
  page({
    name: 'admin.roles.permissions',
    path: '/admin/users/roles/{id}/permissions',
    permission: 'permissions.index',
    parent: 'admin.roles',
    label: label('Permissions'),
    nav: null,
  }),
] as const satisfies readonly AdminPage[];
