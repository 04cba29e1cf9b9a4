import type { RouteAnswer, RouteDefinition, RouteInput } from '#core/wire/route.ts';

import type { RequestContext } from './request-context.ts';

export type Handler<R extends RouteDefinition> = (
  context: RequestContext,
  input: RouteInput<R>,
) => Promise<RouteAnswer<R>> | RouteAnswer<R>;

/** One handler per named route: a missing or superfluous one does not compile (design §3). */
export type Handlers<Table extends Record<string, RouteDefinition>> = { [Name in keyof Table]: Handler<Table[Name]> };

/** Routes whose changes may wait on a device, and what answers one that is called directly. */
export interface OfflineBinding {
  readonly routes: Readonly<Record<string, RouteDefinition>>;
  readonly answer: (route: string, context: RequestContext, input: { readonly body: unknown }) => Promise<unknown>;
}
