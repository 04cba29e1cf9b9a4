/** The server side of the replica, as three questions; nothing personal is ever sent with them. */
import * as v from 'valibot';
import { changesRoute, manifest, manifestRoute, pageRoute } from '#core/contract/catalogue/catalogue.ts';
import type { Manifest } from '#core/contract/catalogue/catalogue.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { withoutCredentials } from '#src/api/without-credentials.ts';
import { urlOf } from '#src/api/route-table.ts';
import type { RouteTable, UrlParams } from '#src/api/route-table.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';

type ChangesAnswer = v.InferOutput<(typeof changesRoute)['answer']>;

/** One answer of the changes route that carries something. */
export type CatalogueChanges = Extract<ChangesAnswer, { kind: 'changes' }>;

/** `at`: when the server said that nothing is new, or null when it gave no date. */
export type ChangesReply = ChangesAnswer | { readonly kind: 'unchanged'; readonly at: string | null };

export interface CatalogueOrigin {
  manifest: () => Promise<Manifest>;
  /** The bytes of a page, or null when the server no longer has it: read the manifest again (design §5 rule 12). */
  page: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  changes: (since: Cursor) => Promise<ChangesReply>;
}

/** The network or the server could not answer: try again later, nothing is wrong with what is here. */
export class OriginUnreachable extends Error {
  override readonly name = 'OriginUnreachable';
  readonly retryAfterMs: number | null;

  constructor(reason: string, retryAfterMs: number | null = null, cause?: unknown) {
    super(reason, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

/** A request of the replica that has not answered by then has failed. */
const PATIENCE_MS = 60_000;

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function dateOf(response: Response): string | null {
  const at = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

async function read<T>(response: Response, body: () => Promise<T>): Promise<T> {
  if (!response.ok) throw new OriginUnreachable(`${response.status} for ${response.url}`);
  try {
    return await body();
  } catch (error) {
    throw new OriginUnreachable(`the answer of ${response.url} broke off`, null, error);
  }
}

async function parse<S extends v.GenericSchema>(schema: S, response: Response): Promise<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, await read(response, () => response.json()));
  if (parsed.success) return parsed.output;
  throw new OriginUnreachable(`the answer of ${response.url} is not what the contract says`);
}

/**
 * The origin behind `fetch`, by the addresses of the published table (specification §7). No credentials: the catalogue
 * is the same for everybody and may come from a CDN.
 */
export function httpOrigin(table: RouteTable, send: typeof fetch = (...args) => fetch(...args)): CatalogueOrigin {
  const open = withoutCredentials(send);
  const ask = async (name: string, params: UrlParams): Promise<Response> => {
    const route = table[name];
    if (route === undefined) throw new OriginUnreachable(`No route named ${name}`);
    const uri = urlOf(route, params);
    let response: Response;
    try {
      response = await open(uri, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      throw new OriginUnreachable(`no answer for ${uri}`, null, error);
    }
    if (response.ok || response.status === 304 || response.status === 404) return response;
    throw new OriginUnreachable(`${response.status} for ${uri}`, retryAfter(response));
  };
  return {
    manifest: async () => parse(manifest, await ask(manifestRoute.name, {})),
    page: async (hash) => {
      const response = await ask(pageRoute.name, { hash });
      return response.status === 404 ? null : new Uint8Array(await read(response, () => response.arrayBuffer()));
    },
    changes: async (since) => {
      const response = await ask(changesRoute.name, { ...since });
      if (response.status === 304) return { kind: 'unchanged', at: dateOf(response) };
      const answer = await parse(changesRoute.answer, response);
      // A cached body may stand in for the 304: nothing new is nothing new, however it was said.
      const isSame = answer.kind === 'changes' && isSameCursor(answer.to, since);
      return isSame ? { kind: 'unchanged', at: answer.pricedAt } : answer;
    },
  };
}
