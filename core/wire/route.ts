/**
 * A named route, defined once and read by the server (binding, guards, validation), the client (urls, types) and the
 * tests (design §3). One that may wait on a device has an offline half besides (`offline.ts`).
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Access, Actor } from '#core/domain/actor/actor.ts';
import type { Lane } from '#core/wire/lane.ts';
import type { RefusalCode } from '#core/wire/refusal.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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
  /** Checked on the server for every call, and for a queued change whenever it is executed. */
  access: Access;
  cache: CachePolicy;
  /** Shares its address with another route: it is meant where the query says so. */
  realm?: 'admin';
  /** Wants the password given within the last minutes (`confirmation.required`); only of routes for administrators. */
  needsConfirmation?: true;
  /** Whether somebody of the shop who has signed in as a customer may call it; where silent they may read, and no more. */
  forBorrowed?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Refusals that belong to this route, beside those any route can give. */
  refusals?: readonly RefusalCode[];
  /** Attempts allowed per visitor or address: over it the answer is 429 and, for a queued change, a retry. */
  limit?: { attempts: number; perSeconds: number };
  /**
   * Lanes whose waiting changes have to reach the shop before a device makes this call (design §3): each of the id that
   * stands in a field of the body.
   */
  needs?: readonly { readonly lane: (id: string) => Lane; readonly field: string }[];
  /** Largest accepted body in bytes; 64 kB where silent. */
  maxBytes?: number;
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

/** Whose cookies and token a call comes with: customers and administrators never see each other's sessions. */
export const realmOf = ({ name }: Pick<RouteDefinition, 'name'>): 'admin' | 'shop' =>
  name.startsWith('api.admin.') ? 'admin' : 'shop';

type BorrowedRoute = Pick<RouteDefinition, 'method' | 'forBorrowed'>;

/** Whether somebody of the shop who has signed in as a customer may call it. */
export const isForBorrowed = ({ method, forBorrowed = method === 'GET' }: BorrowedRoute): boolean => forBorrowed;

/** Only the customer themself may do this, and it is somebody of the shop, signed in as them (`session.borrowed`). */
export const isClosedTo = (actor: Actor | null, route: BorrowedRoute): boolean =>
  actor?.kind === 'customer' && actor.borrowed === true && !isForBorrowed(route);

/** What `needs` says of a route. */
export type NeedingRoute = Pick<RouteDefinition, 'needs'>;

/** The lanes that have to have reached the shop before this call. */
export function lanesNeeded({ needs = [] }: NeedingRoute, body: object): readonly Lane[] {
  return needs.map(({ lane, field }) => lane(String(Reflect.get(body, field))));
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
