import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';

import { refusedAccess } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CONFIRMED_MS } from '#core/domain/actor/confirmation.ts';
import { isClosedTo, isForBorrowed, realmOf, type RouteDefinition } from '#core/wire/route.ts';
import { networkKeys, sharedLimit, type Attempts } from '#server/platform/attempts.ts';
import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import type { NetworkTurns } from '#server/http/limits/network-turns.ts';
import type { LargeBodies } from '#server/http/limits/large-bodies.ts';
import type { Config } from '#server/config.ts';
import { Elsewhere } from '#server/platform/answers/elsewhere.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import { RawStream } from '#server/platform/raw-stream.ts';
import { RawJson } from '#server/platform/raw-json.ts';
import { StoredFile } from '#server/platform/answers/stored-file.ts';

import { checkOrigin, checkToken } from '#server/http/session/csrf.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import type { MadeStreams } from '#server/http/files/made-streams.ts';
import { sendFile } from '#server/http/files/send-file.ts';
import type { Transfers } from '#server/http/files/transfers.ts';
import { DEFAULT_MAX_BYTES, parseJson, parsePart, readQuery, readText } from './input.ts';
import type { AnswerCache } from '#server/platform/answer-cache.ts';
import type { Handler, Handlers, OfflineBinding } from '#server/routes/handler.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { sendJson } from './send-json.ts';

/** Characters of a body that is read at once. */
const LARGE_BODY = 64 * 1024;

export interface BindDeps {
  readonly attempts: Attempts;
  readonly limits: Pick<NetworkLimits, 'calls'>;
  readonly turns: NetworkTurns;
  readonly made: MadeStreams;
  readonly transfers: Transfers;
  /** Large bodies that are being read. */
  readonly bodies: LargeBodies;
  readonly config: Pick<Config, 'limitFactor'>;
  readonly logger: Logger;
  readonly sessionSecret: string;
  /** What the tokens of this browser are signed with. */
  readonly secretOf: (c: Context<HttpEnv>, realm: 'admin' | 'shop') => string | undefined;
  /** In tests every answer is held against its schema. */
  readonly checkAnswers: boolean;
  /** Names of the routes whose answers may be kept, and where. */
  readonly steadyRoutes: ReadonlySet<string>;
  readonly kept: AnswerCache;
  /** Refuses what names a half of the shop that is closed. */
  readonly admitTo: (context: RequestContext, given: unknown) => Promise<void>;
}

/** Binds every route of a table: guards, limits, validation, handler, answer. */
export function bindRoutes<Table extends Record<string, RouteDefinition>>(
  app: Hono<HttpEnv>,
  table: Table,
  handlers: Handlers<Table>,
  deps: BindDeps,
) {
  for (const name of Object.keys(table) as (keyof Table & string)[]) {
    const route = table[name];
    if (route) bindRoute(app, route, handlers[name], deps);
  }
}

export function bindOfflineRoutes(app: Hono<HttpEnv>, { routes, answer: call }: OfflineBinding, deps: BindDeps) {
  for (const [name, route] of Object.entries(routes))
    bindRoute(app, route, (context, { body }) => call(name, context, { body }), deps);
}

function bindRoute(app: Hono<HttpEnv>, route: RouteDefinition, handler: Handler<RouteDefinition>, deps: BindDeps) {
  const isSteady = deps.steadyRoutes.has(route.name);
  app.on(route.method, pathOf(route.uri), async (c, next) => {
    if (route.realm !== undefined && c.req.query('realm') !== route.realm) return next();
    c.set('route', route.name);
    // apart from the answer: one that is kept is for who may come in
    if (realmOf(route) === 'shop') {
      await deps.admitTo(c.get('context'), c.req.param());
      await deps.admitTo(c.get('context'), c.req.query());
    }
    const make = async () => RawJson.of(await answer(c, route, handler, deps));
    if (isSteady) return sendJson(c, route.cache, await keptOrMade(c, make, deps));
    const given = await answer(c, route, handler, deps);
    if (given instanceof RawFile) return c.body(given.bytes, 200, given.headers);
    if (given instanceof RawStream) return sendStream(c, given, deps);
    if (given instanceof StoredFile) return sendStored(c, given, deps);
    if (given instanceof Elsewhere) return c.body(null, 303, given.headers);
    return sendJson(c, route.cache, RawJson.of(given));
  });
}

/** What is kept costs nothing; what is not is made in the turn of whoever asks. */
async function keptOrMade(c: Context<HttpEnv>, make: () => Promise<RawJson>, { kept, turns }: BindDeps) {
  const address = addressIn(c.req.url);
  return kept.find(address) ?? turns.run(c.get('context').network, () => kept.of(address, make));
}

/** Asked for by HEAD it is not made: the framework answers as to a GET, and nobody would read or leave the stream. */
async function sendStream(
  c: Context<HttpEnv>,
  { stream, headers }: RawStream,
  { made }: Pick<BindDeps, 'made'>,
): Promise<Response> {
  if (c.req.raw.method !== 'HEAD') return c.body(made.send(c.get('context').network, stream), 200, headers);
  await stream.cancel();
  return c.body(null, 200, headers);
}

/** @throws Refusal `record.unknown` for one that is gone from the storage, and what keeps it from leaving */
async function sendStored(
  c: Context<HttpEnv>,
  file: StoredFile,
  { transfers }: Pick<BindDeps, 'transfers'>,
): Promise<Response> {
  const { headers, etag } = file;
  const sent = await sendFile(c, file, { transfers, network: c.get('context').network, headers, etag });
  if (sent === null) throw new Refusal('record.unknown');
  return sent;
}

/** Path and query as they were asked for. */
const addressIn = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** `{param}` and `{param}?` of the contract in the server's notation. */
const pathOf = (uri: string) => `/${uri.replace(/\{(\w+)\}(\?)?/g, ':$1$2')}`;

async function answer(
  c: Context<HttpEnv>,
  route: RouteDefinition,
  handler: Handler<RouteDefinition>,
  deps: BindDeps,
): Promise<unknown> {
  const context = c.get('context');
  if (route.cache === 'no-store') deps.limits.calls.take(context.network);
  if (route.method !== 'GET') {
    checkOrigin(c.req.raw.headers);
    checkToken(deps.sessionSecret, deps.secretOf(c, realmOf(route)), c.req.header('x-csrf-token'), context.now);
  }
  await checkAccess(route, context);
  const input = {
    params: parsePart('params', route, c.req.param()),
    query: parsePart('query', route, readQuery(c.req.url)),
    body: route.method === 'GET' ? undefined : await readBody(c, route, deps),
  };
  if (realmOf(route) === 'shop') await deps.admitTo(context, input.body);
  // What did not fit has done nothing, and costs no attempt.
  await checkLimit(route, context, deps);
  const given: unknown = await handler(context, input);
  if (deps.checkAnswers) v.parse(route.answer, given);
  return given;
}

/**
 * Large bodies of a network are read one after the other at a rate, and parsed in its turn: text of a megabyte takes its
 * time, and lies in memory.
 */
async function readBody(c: Context<HttpEnv>, route: RouteDefinition, { turns, bodies }: BodyDeps) {
  if (!route.body && !c.req.raw.body) return undefined;
  const { network } = c.get('context');
  const read = () => readText(c.req.raw, route.maxBytes);
  // a body of no length may be of any
  const bytes = Math.min(Number(c.req.header('content-length') ?? Infinity), route.maxBytes ?? DEFAULT_MAX_BYTES);
  const text = await (bytes > LARGE_BODY ? bodies.run(network, bytes, read) : read());
  const parse = async () => parsePart('body', route, parseJson(text));
  return text.length > LARGE_BODY ? turns.run(network, parse) : parse();
}

type BodyDeps = Pick<BindDeps, 'turns' | 'bodies'>;

/** Customers are nobody to routes of the back office, and administrators nobody to those of customers. */
async function checkAccess(route: RouteDefinition, context: RequestContext) {
  const { access, needsConfirmation } = route;
  if (access === 'anyone' && isForBorrowed(route)) return;
  const actor = realmOf(route) === 'admin' ? await context.admin() : await context.person();
  const refused = refusedAccess(actor, access);
  if (refused !== null) throw new Refusal(refused, typeof access === 'string' ? {} : { permission: access.permission });
  if (isClosedTo(actor, route)) throw new Refusal('session.borrowed');
  if (needsConfirmation !== true) return;
  const session = await context.adminSession();
  const since = context.now.getTime() - (session?.confirmedAt.getTime() ?? 0);
  if (since >= CONFIRMED_MS) throw new Refusal('confirmation.required');
}

async function checkLimit(
  route: RouteDefinition,
  context: RequestContext,
  { attempts, config }: Pick<BindDeps, 'attempts' | 'config'>,
) {
  const { limit } = route;
  if (!limit) return;
  const person = realmOf(route) === 'admin' ? await context.admin() : await context.person();
  await attempts.count([
    ...networkKeys(route.name, context.network, person ? sharedLimit(limit, config.limitFactor) : limit),
    ...(person ? [{ key: `${route.name} ${person.kind}:${person.id}`, limit }] : []),
  ]);
}
