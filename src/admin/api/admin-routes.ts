/** What the back office calls, by name: its own routes and those of every managed thing. Types alone. */
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import type { AdminRoutes } from '#core/contract/admin/routes.ts';
import type { DOCUMENT_ROUTES } from '#core/contract/cms/document-routes.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { routesOf } from '#core/resources/resource-routes.ts';
import type { RouteAnswer, RouteCall } from '#core/wire/route.ts';

type ResourceRoutes = ReturnType<typeof routesOf<PermissionResource, FieldSet>>;

/** `api.admin.tax-categories.index`. */
type RoutesOfResources = {
  [Verb in keyof ResourceRoutes as `api.admin.${PermissionResource}.${Verb}`]: ResourceRoutes[Verb];
};

export type OfficeRoutes = AdminRoutes & typeof DOCUMENT_ROUTES & RoutesOfResources;
export type OfficeRouteName = keyof OfficeRoutes;
export type OfficeInput<Name extends OfficeRouteName> = RouteCall<OfficeRoutes[Name]>;
export type OfficeAnswer<Name extends OfficeRouteName> = RouteAnswer<OfficeRoutes[Name]>;
