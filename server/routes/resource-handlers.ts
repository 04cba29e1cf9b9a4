/** The routes of every managed thing, bound to the one implementation (`server/resources`). */
import { RESOURCES } from '#core/resources/all.ts';
import type { Resource } from '#core/resources/resource.ts';
import { hasRoute, type routesOf } from '#core/resources/resource-routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import type { WriteDeps } from '#server/resources/write/write-record.ts';

import { adminOf } from './admin-of.ts';
import type { Handlers } from './handler.ts';

type Routes = ReturnType<typeof routesOf>;

function handlersOf(resource: Resource, deps: WriteDeps): Handlers<Routes> {
  const service = resourceService(resource, deps);
  return {
    index: async (context, { query }) => service.index(await adminOf(context), query),
    lookup: async (context, { query }) => service.lookup(await adminOf(context), query),
    show: async (context, { params }) => service.show(await adminOf(context), params.uuid),
    store: async (context, { body }) => service.store(await adminOf(context), body),
    update: async (context, { params, body }) => service.update(await adminOf(context), { ...params, ...body }),
    destroy: async (context, { params, body }) => {
      await service.destroy(await adminOf(context), { ...params, ...body });
      return {};
    },
    export: async (context, { query }) => service.export(await adminOf(context), query),
    bulk: async (context, { body }) => service.bulk(await adminOf(context), body),
    history: async (context, { params }) => service.history(await adminOf(context), params.uuid),
    restore: async (context, { params, body }) => service.restore(await adminOf(context), { ...params, ...body }),
    dependents: async (context, { params }) => service.dependents(await adminOf(context), params.uuid),
  };
}

export function resourceHandlers(deps: WriteDeps): Handlers<Record<string, RouteDefinition>> {
  return Object.fromEntries(
    RESOURCES.flatMap((one) =>
      Object.entries(handlersOf(one, deps)).flatMap(([action, handler]) =>
        hasRoute(one, action) ? [[`api.admin.${one.name}.${action}`, handler]] : [],
      ),
    ),
  );
}
