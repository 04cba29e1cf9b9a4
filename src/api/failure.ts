import { isRefusalCode, Refusal, type RefusalData } from '#core/contract/refusal.ts';

/** The call did not bring an answer: no network, a request that hangs, or a server that fails. Worth another try. */
export class CallFailed extends Error {
  readonly kind: 'offline' | 'serverFault';
  /** Wait asked for by the server, in ms. */
  readonly retryAfterMs: number | null;

  constructor(kind: 'offline' | 'serverFault', retryAfterMs: number | null = null, cause?: unknown) {
    super(kind, { cause });
    this.name = 'CallFailed';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What a failed call means, decided by kind and never by message text (design §3). */
export type Failure =
  | { readonly kind: 'offline' | 'serverFault'; readonly retryAfterMs: number | null }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** The failure in a thrown value; anything else is a bug of ours and is thrown again. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return { kind: error.kind, retryAfterMs: error.retryAfterMs };
  if (error instanceof Refusal) return { kind: 'refusal', refusal: error };
  throw error;
}

/** Seconds or an HTTP date, as ms from `now`; null when the header says nothing usable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * What an answer other than 2xx throws: a typed refusal when it carries one of our codes, otherwise a failure by status.
 * Faults of the server and a shop that is closed are no refusals: they pass.
 */
export async function problemOf(response: Response, now: number): Promise<Refusal | CallFailed> {
  const wait = retryAfterMs(response.headers.get('retry-after'), now);
  const body: unknown = await response.json().catch(() => null);
  if (response.status >= 500 || response.status === 408) return new CallFailed('serverFault', wait);
  const { code, data } = asProblem(body);
  if (code !== null && isRefusalCode(code)) {
    return new Refusal(code, wait === null || data.retryAfterMs !== undefined ? data : { ...data, retryAfterMs: wait });
  }
  return byStatus(response.status, wait);
}

/** A proxy or an older server answered without our codes: the status alone speaks. */
function byStatus(status: number, wait: number | null): Refusal | CallFailed {
  const data: RefusalData = wait === null ? {} : { retryAfterMs: wait };
  if (status === 401) return new Refusal('session.required', data);
  if (status === 403) return new Refusal('permission.missing', data);
  if (status === 404) return new Refusal('record.unknown', data);
  if (status === 413) return new Refusal('input.tooLarge', data);
  if (status === 419) return new Refusal('token.expired', data);
  if (status === 422) return new Refusal('input.invalid', data);
  if (status === 426) return new Refusal('app.outdated', data);
  if (status === 429) return new Refusal('attempts.exceeded', data);
  return new CallFailed('serverFault', wait);
}

function asProblem(body: unknown): { code: string | null; data: RefusalData } {
  if (typeof body !== 'object' || body === null) return { code: null, data: {} };
  const code = 'code' in body && typeof body.code === 'string' ? body.code : null;
  const data = 'data' in body && typeof body.data === 'object' && body.data !== null ? { ...body.data } : {};
  return { code, data };
}
