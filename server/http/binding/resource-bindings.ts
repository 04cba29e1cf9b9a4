/** The routes of every managed thing, bound to the one implementation (`server/resources`). */
import { RESOURCES } from '#core/resources/all.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { routesOf } from '#core/resources/resource-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import type { RequestContext } from '#server/http/session/request-context.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService, type ServiceDeps } from '#server/resources/resource-service.ts';
import { announceTo, type AnnounceDeps } from '#server/subjects/catalogue/announce-shown.ts';

import type { Handlers } from './bind.ts';

type Routes = ReturnType<typeof routesOf>;

export type ResourceDeps = Omit<ServiceDeps, 'announce'> & AnnounceDeps;

/** The binder has looked already; a session that ended since is the same as none. */
async function actorOf(context: RequestContext): Promise<Author> {
  const actor = await context.admin();
  if (actor === null) throw new Refusal('session.required');
  return actor;
}

function handlersOf(resource: Resource, deps: ServiceDeps): Handlers<Routes> {
  const service = resourceService(resource, deps);
  return {
    index: async (context, { query }) => service.index(await actorOf(context), query),
    lookup: async (context, { query }) => service.lookup(await actorOf(context), query),
    show: async (context, { params }) => service.show(await actorOf(context), params.uuid),
    store: async (context, { body }) => service.store(await actorOf(context), body),
    update: async (context, { params, body }) => service.update(await actorOf(context), { ...params, ...body }),
    destroy: async (context, { params, body }) => {
      await service.destroy(await actorOf(context), { ...params, ...body });
      return {};
    },
    export: async (context, { query }) => service.export(await actorOf(context), query),
    bulk: async (context, { body }) => service.bulk(await actorOf(context), body),
    history: async (context, { params }) => service.history(await actorOf(context), params.uuid),
    restore: async (context, { params, body }) => service.restore(await actorOf(context), { ...params, ...body }),
    dependents: async (context, { params }) => service.dependents(await actorOf(context), params.uuid),
  };
}

export function resourceHandlers(parts: ResourceDeps): Handlers<Record<string, RouteDefinition>> {
  const deps = { ...parts, announce: announceTo(parts) };
  return Object.fromEntries(
    RESOURCES.flatMap((one) =>
      Object.entries(handlersOf(one, deps)).map(([action, handler]) => [`api.admin.${one.name}.${action}`, handler]),
    ),
  );
}
