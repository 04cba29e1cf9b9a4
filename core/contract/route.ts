/**
 * A named route, defined once and read by the server (binding, guards, validation), the client (urls, types),
 * the sync engine (lane and fold) and the tests (design §3).
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { OfflinePart } from '#core/contract/offline.ts';
import type { RefusalCode } from '#core/contract/refusal.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, a signed-in customer, or an administrator with a permission (checked on the server). */
export type Access = 'anyone' | 'customer' | { permission: string };

/**
 * How far an answer may be kept. `public`: identical for everybody, may enter a cache and be revalidated;
 * `immutable`: named by its content, kept for ever; `no-store`: everything that belongs to a person.
 */
export type CachePolicy = 'public' | 'immutable' | 'no-store';

export interface RouteDefinition<
  Name extends string = string,
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  name: Name;
  method: Method;
  /** Without leading slash; `{param}` required, `{param}?` optional (specification §7). */
  uri: string;
  access: Access;
  cache: CachePolicy;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Refusals that belong to this route, beside those any route can give. */
  refusals?: readonly RefusalCode[];
  /** Attempts allowed per visitor or address: over it the answer is 429 and, for a queued change, a retry. */
  limit?: { attempts: number; perSeconds: number };
  /** Largest accepted body in bytes; 64 kB where silent. */
  maxBytes?: number;
}

/** A route whose calls are first made durable on the device and then replayed in order (design §5). */
export interface OfflineRouteDefinition<
  Name extends string = string,
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends RouteDefinition<Name, undefined, undefined, Body, Answer> {
  body: Body;
  offline: OfflinePart<InferOutput<Body>>;
}

export function defineRoute<
  const Name extends string,
  Answer extends GenericSchema,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(route: RouteDefinition<Name, Params, Query, Body, Answer>): RouteDefinition<Name, Params, Query, Body, Answer> {
  return route;
}

export function defineOfflineRoute<const Name extends string, Body extends GenericSchema, Answer extends GenericSchema>(
  route: OfflineRouteDefinition<Name, Body, Answer>,
): OfflineRouteDefinition<Name, Body, Answer> {
  return route;
}

/** A part that a route has; its optional property reads as `S | undefined`, and only a schema parses anything. */
type Parsed<S> = [S] extends [undefined] ? undefined : InferOutput<Extract<S, GenericSchema>>;
type Given<S> = [S] extends [undefined] ? undefined : InferInput<Extract<S, GenericSchema>>;

/** What a handler receives after validation. */
export interface RouteInput<R extends RouteDefinition> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
}

/** What a caller hands over; parts a route does not know are left out. */
export type RouteCall<R extends RouteDefinition> = {
  [K in 'params' | 'query' | 'body' as R[K] extends GenericSchema ? K : never]: Given<R[K]>;
};

export type RouteAnswer<R extends RouteDefinition> = InferOutput<R['answer']>;
