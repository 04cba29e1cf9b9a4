/**
 * What an administrator may be allowed (domain 7.6). A key is `resource.action`; a route that needs one names it, a role
 * holds some of them. Here stand the keys of screens with a code of their own; those of a managed thing stand in its
 * definition, and `core/resources/all.ts` enters them into the type.
 */
export const LIST = ['index', 'store', 'update', 'destroy'] as const;
export const CRUD = ['index', 'view', 'store', 'update', 'destroy'] as const;

/** By part of the back office, both in the order of the screen. */
export const SCREEN_PERMISSIONS = {
  office: {
    dashboard: ['view', 'stats'],
    menu: ['content', 'commerce', 'users', 'marketing', 'administration', 'tickets'],
  },
  catalogue: {
    fitment: LIST,
    'bulk-upload': ['index', 'store', 'run', 'destroy'],
  },
  sales: { 'rma-settings': LIST },
  users: { permissions: ['index'] },
  marketing: {
    reviews: ['index', 'view', 'update', 'destroy', 'mass-update', 'mass-destroy'],
    coupons: [...CRUD, 'copy', 'generate', 'mass-destroy'],
    'catalog-rules': CRUD,
    'email-templates': CRUD,
    events: CRUD,
    campaigns: [...CRUD, 'send'],
    subscribers: ['index', 'update', 'destroy', 'export'],
  },
  content: {
    branding: ['index', 'update-images', 'update-colors'],
    'cms-contents': [...CRUD, 'replicate', 'sync-categories', 'update-details', 'publish'],
    'cms-categories': LIST,
    'cms-tags': LIST,
    'cms-menus': ['index', 'update'],
    'custom-fields': LIST,
    components: CRUD,
    media: LIST,
    permalinks: ['index', 'update'],
    'broken-links': ['index', 'scan', 'update'],
    seo: ['view', 'update'],
  },
  tickets: {
    tickets: [...CRUD, 'comment'],
    'ticket-users': LIST,
    'ticket-groups': LIST,
    'ticket-settings': LIST,
  },
  configuration: {
    'failed-jobs': ['index', 'update'],
    'config.general': ['index', 'update'],
    'config.catalog': ['index', 'update'],
    'config.customers': ['index', 'update'],
    'config.sales': ['index', 'update'],
    'config.emails': ['index', 'update'],
    'config.tax': ['index', 'update'],
    'config.users': ['index', 'update'],
  },
} as const satisfies Record<string, Actions>;

/** Actions by resource. */
type Actions = Readonly<Record<string, readonly string[]>>;

/** Which part of the back office a permission is of. */
export type PermissionGroup = keyof typeof SCREEN_PERMISSIONS;

type ScreenActions = (typeof SCREEN_PERMISSIONS)[PermissionGroup];

/**
 * Where the resources of permissions are entered, each with its actions. Definitions lie on a floor above this one: the
 * list of them declares its own entry, and whatever reads a key of theirs without that list does not compile.
 */
export interface PermissionRegistry {
  readonly screens: ScreenActions;
}

type NamesOf<All> = All extends Actions ? keyof All & string : never;
type KeysOf<All> = All extends Actions
  ? { [Name in keyof All & string]: `${Name}.${All[Name][number]}` }[keyof All & string]
  : never;

/** A screen of its own among the resources of permissions. */
export type ScreenResource = NamesOf<ScreenActions>;
export type ScreenPermission = KeysOf<ScreenActions>;

export type PermissionResource = NamesOf<PermissionRegistry[keyof PermissionRegistry]>;
export type PermissionKey = KeysOf<PermissionRegistry[keyof PermissionRegistry]>;
