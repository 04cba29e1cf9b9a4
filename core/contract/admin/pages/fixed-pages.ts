/** Pages with a screen of their own, under the paths of the specification (§2, Back office). */
import { label } from '#core/domain/fields/field.ts';
import { ADMIN_LOGIN } from '#core/contract/pages/traits/back-office.ts';
import type { AdminPage } from './admin-page.ts';

const page = <const Name extends string>(definition: AdminPage<Name>) => definition;

/** Of the settings, in the column of the configuration. */
const setting = { parent: null, nav: 'configuration', glyph: 'gearSix' } as const;

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
    glyph: 'chartLineUp',
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
    name: 'admin.pending',
    path: '/admin/pending',
    permission: null,
    parent: null,
    label: label('Ce qui reste à envoyer'),
    nav: null,
  }),
  page({
    name: 'admin.documents.conflict',
    path: '/admin/pending/{doc}',
    permission: null,
    parent: 'admin.pending',
    label: label('Deux versions'),
    nav: null,
  }),
  page({
    name: 'admin.activity',
    path: '/admin/users/activity',
    permission: null,
    parent: null,
    label: label('Journal d’activité'),
    nav: 'users',
    glyph: 'clockCounterClockwise',
  }),
  page({
    name: 'admin.failed-jobs',
    path: '/admin/administration/failed-jobs',
    permission: 'failed-jobs.index',
    parent: null,
    label: label('Tâches en échec'),
    nav: null,
  }),
  page({
    name: 'admin.counts',
    path: '/admin/commerce/catalog/inventory-count',
    permission: 'stock.count',
    parent: null,
    label: label('Inventaires'),
    nav: 'commerce',
    glyph: 'equals',
    under: 'admin.stock',
  }),
  page({
    name: 'admin.counts.count',
    path: '/admin/commerce/catalog/inventory-count/{id}',
    permission: 'stock.count',
    parent: 'admin.counts',
    label: label('Inventaire'),
    nav: null,
  }),
  page({
    name: 'admin.counts.differences',
    path: '/admin/commerce/catalog/inventory-count/{id}/differences',
    permission: 'stock.view',
    parent: 'admin.counts',
    label: label('Écarts d’inventaire'),
    nav: null,
  }),
  page({
    name: 'admin.media',
    path: '/admin/cms/media',
    permission: 'media.index',
    parent: null,
    label: label('Médias'),
    nav: 'content',
    glyph: 'image',
  }),
  page({
    name: 'admin.menus',
    path: '/admin/cms/menus',
    permission: 'cms-menus.index',
    parent: null,
    label: label('Menus'),
    nav: 'content',
    glyph: 'list',
  }),
  page({
    name: 'admin.roles.permissions',
    path: '/admin/users/roles/{id}/permissions',
    permission: 'permissions.index',
    parent: 'admin.roles',
    label: label('Permissions'),
    nav: null,
  }),
  page({
    ...setting,
    name: 'admin.branding',
    path: '/admin/administration/configuration/branding',
    permission: 'branding.index',
    label: label('Identité visuelle'),
  }),
  page({
    ...setting,
    name: 'admin.config.general',
    path: '/admin/administration/configuration/general',
    permission: 'config.general.index',
    label: label({ id: 'Configuration : Général', message: 'Général' }),
  }),
  page({
    ...setting,
    name: 'admin.config.catalog',
    path: '/admin/administration/configuration/catalog',
    permission: 'config.catalog.index',
    label: label({ id: 'Configuration : Catalogue', message: 'Catalogue' }),
  }),
  page({
    ...setting,
    name: 'admin.config.customers',
    path: '/admin/administration/configuration/customers',
    permission: 'config.customers.index',
    label: label({ id: 'Configuration : Clients', message: 'Clients' }),
  }),
  page({
    ...setting,
    name: 'admin.config.sales',
    path: '/admin/administration/configuration/sales',
    permission: 'config.sales.index',
    label: label({ id: 'Configuration : Ventes', message: 'Ventes' }),
  }),
  page({
    ...setting,
    name: 'admin.config.emails',
    path: '/admin/administration/configuration/emails',
    permission: 'config.emails.index',
    label: label({ id: 'Configuration : E-mails', message: 'E-mails' }),
  }),
] as const satisfies readonly AdminPage[];
