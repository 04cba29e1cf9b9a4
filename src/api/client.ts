/**
 * The client of the named routes: urls from the table it received, credentials, the token, one renewal on 419,
 * refusals as types. No schema is imported: answers are ours, held against the contract by the server's tests.
 */
import type { OnlineRouteName, OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteCall, RouteDefinition } from '#core/wire/route.ts';
import { CallFailed, problemOf } from '#src/api/failure.ts';
import { urlOf, type RouteTable, type UrlParams } from '#src/api/route-table.ts';
import type { InTurn } from '#src/api/one-after-another.ts';
import type { TokenKeeper } from '#src/api/token.ts';

export interface ClientDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The last table received; null before the first start-up payload has come. */
  readonly table: () => RouteTable | null;
  readonly token: TokenKeeper;
  /** `https://host` of the shop; a worker and a test have no address to be relative to. */
  readonly origin: string;
  /** A deadline: aborts when `ms` have passed. */
  readonly deadline: (ms: number) => AbortSignal;
  readonly log: (message: string) => void;
  /** Asks for the visitor's cookie one after the other (`one-after-another.ts`). */
  readonly inTurn: InTurn;
  /** The route that tells who is there, and where its answer has the token; the customers' where silent. */
  readonly me?: { readonly route: string; readonly token: string };
  /** The 401 path of the specification; only the default client of the page has one (`unauthorized.ts`). */
  readonly onUnauthorized?: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Longest wait for the whole answer; 20 s where silent. */
  readonly timeoutMs?: number;
  /** False: 419 and 401 are thrown and nothing else follows: the sync engine renews and pauses by its own rules. */
  readonly renew?: boolean;
}

/** Parts a route does not know are left out; a route without input takes `{}`. */
export type CallInput<N extends OnlineRouteName> = RouteCall<OnlineRoutes[N]>;
export type CallAnswer<N extends OnlineRouteName> = RouteAnswer<OnlineRoutes[N]>;

/** Routes by name, as a realm calls them. */
export type RoutesByName = Readonly<Record<string, RouteDefinition>>;

export interface Client<Routes extends RoutesByName = OnlineRoutes> {
  /**
   * Calls a named route and answers its typed answer, or `false` when the table does not know the name
   * (specification §7). An offline-capable route has no place here: it is performed (design §3).
   * @throws Refusal what the shop refused, or CallFailed when no answer came
   */
  call<N extends keyof Routes & string>(
    name: N,
    input: RouteCall<Routes[N]>,
    options?: CallOptions,
  ): Promise<RouteAnswer<Routes[N]> | false>;
  /** Asks who is there for a new token, and with it for the visitor's cookie where there is none. */
  renewToken(): Promise<string>;
}

interface Parts {
  readonly params?: UrlParams;
  readonly query?: UrlParams;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;

const CUSTOMERS = { route: 'api.me', token: 'csrfToken' };

export function createClient<Routes extends RoutesByName = OnlineRoutes>(deps: ClientDeps): Client<Routes> {
  const me = deps.me ?? CUSTOMERS;
  const tokenIn = (answer: unknown): string | null => {
    const token: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, me.token) : null;
    return typeof token === 'string' ? token : null;
  };

  async function send(name: string, parts: Parts, options: CallOptions): Promise<unknown> {
    const route = deps.table()?.[name];
    const method = route?.methods[0];
    if (route === undefined || method === undefined) {
      deps.log(`No route named ${name}`);
      return false;
    }
    const url = deps.origin + urlOf(route, { ...parts.query, ...parts.params });
    const token = method === 'GET' ? null : ((await deps.token.read()) ?? (await firstToken()));
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('x-csrf-token', token);
    if (method !== 'GET') headers.set('content-type', 'application/json');
    const body = method === 'GET' ? null : JSON.stringify(parts.body ?? {});
    const limit = deps.deadline(options.timeoutMs ?? TIMEOUT_MS);
    const signal = options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]);
    return read(new Request(url, { method, headers, body, credentials: 'include', signal }));
  }

  async function read(request: Request): Promise<unknown> {
    let response: Response;
    try {
      response = await deps.fetch(request);
    } catch (error) {
      throw new CallFailed('offline', { cause: error });
    }
    if (!response.ok) throw await problemOf(response);
    try {
      return await response.json();
    } catch (error) {
      // A cut answer, or the welcome page of a hotel network with status 200: neither is an answer of ours.
      throw new CallFailed('offline', { cause: error });
    }
  }

  async function sendOnceRenewed(name: string, parts: Parts, options: CallOptions): Promise<unknown> {
    try {
      return await send(name, parts, options);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'token.expired' || options.renew === false) throw error;
    }
    await renewToken();
    return send(name, parts, options);
  }

  async function renewToken(): Promise<string> {
    const token = tokenIn(await deps.inTurn(() => send(me.route, {}, {})));
    if (token === null) throw new CallFailed('serverFault');
    await deps.token.keep(token);
    return token;
  }

  /* asked for twice at once, each answer would bring a browser of its own: the token of one fits not the cookie of the other */
  let asking: Promise<string> | null = null;
  function firstToken(): Promise<string> {
    asking ??= renewToken().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    renewToken,
    async call<N extends keyof Routes & string>(name: N, input: RouteCall<Routes[N]>, options: CallOptions = {}) {
      try {
        const answer = await sendOnceRenewed(name, partsOf(input), options);
        // Whoever signs in or out has another token from then on.
        const token = tokenIn(answer);
        if (token !== null) await deps.token.keep(token);
        return answer;
      } catch (error) {
        const isOurs = error instanceof Refusal && error.code === 'session.required' && options.renew !== false;
        if (isOurs) deps.onUnauthorized?.();
        throw error;
      }
    },
  };
}

/** The parts of a call; the contract types them per route, here only their places matter. */
function partsOf(input: object): Parts {
  return { ...input };
}
