/** The routes of every managed thing, bound to the one implementation (`server/resources`). */
import type { Admin } from '#core/domain/actor/actor.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { routesOf, type Resource } from '#core/resources/resource.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { RequestContext } from '#server/http/session/request-context.ts';
import { resourceService } from '#server/resources/resource-service.ts';

import type { Handlers } from './bind.ts';

type Routes = ReturnType<typeof routesOf>;

export interface ResourceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Administrators have no sessions yet: `bind.ts` refuses these routes before their handlers are asked. */
const actorOf = async (_context: RequestContext): Promise<Admin> => {
  throw new Refusal('session.required');
};

function handlersOf(resource: Resource, deps: ResourceDeps): Handlers<Routes> {
  const service = resourceService(resource, deps);
  return {
    index: async (context, { query }) => service.index(await actorOf(context), query),
    show: async (context, { params }) => service.show(await actorOf(context), params.uuid),
    store: async (context, { body }) => service.store(await actorOf(context), body),
    update: async (context, { params, body }) => service.update(await actorOf(context), { ...params, ...body }),
    destroy: async (context, { params, body }) => {
      await service.destroy(await actorOf(context), { ...params, ...body });
      return {};
    },
  };
}

/** By name: `api.admin.inventory-sources.index`… */
export const RESOURCE_ROUTES: Readonly<Record<string, RouteDefinition>> = Object.fromEntries(
  RESOURCES.flatMap((one) => Object.values(routesOf(one)).map((route) => [route.name, route])),
);

export const resourceHandlers = (deps: ResourceDeps): Handlers<Record<string, RouteDefinition>> =>
  Object.fromEntries(
    RESOURCES.flatMap((one) =>
      Object.entries(handlersOf(one, deps)).map(([action, handler]) => [`api.admin.${one.name}.${action}`, handler]),
    ),
  );
