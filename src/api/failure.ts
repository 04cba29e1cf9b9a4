import { isRefusalCode, Refusal, type RefusalCode, type RefusalData } from '#core/wire/refusal.ts';

/** The call did not bring an answer: no network, a request that hangs, or a server that fails. Worth another try. */
export class CallFailed extends Error {
  readonly kind: 'offline' | 'serverFault';
  /** Wait asked for by the server, in ms. */
  readonly retryAfterMs: number | null;
  /** Status of the answer: one of ours from 500 on, or an intermediary's. Null: there was no answer. */
  readonly status: number | null;
  /** What our server said of its fault: a reference for the shop, or why it is closed. */
  readonly data: RefusalData;

  constructor(
    kind: 'offline' | 'serverFault',
    {
      retryAfterMs = null,
      status = null,
      data = {},
      cause,
    }: { retryAfterMs?: number | null; status?: number | null; data?: RefusalData; cause?: unknown } = {},
  ) {
    super(kind, { cause });
    this.status = status;
    this.data = data;
    this.name = 'CallFailed';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What a failed call means, decided by kind and never by message text (design §3). */
export type Failure =
  | (Pick<CallFailed, 'kind' | 'retryAfterMs'> & { readonly status?: number | null })
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** The failure in a thrown value; anything else is a bug of ours and is thrown again. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return error;
  if (error instanceof Refusal) return { kind: 'refusal', refusal: error };
  throw error;
}

/**
 * Seconds or an HTTP date, in ms; null when the header says nothing usable. A date is held against the date of the
 * answer itself: the clock of a device may be set to any day (rule S75).
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>): number | null {
  const header = headers.get('retry-after')?.trim() ?? '';
  if (header === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * What an answer other than 2xx throws. Only a refusal with one of our codes decides anything (design §5, rule 8): a bare
 * status is that of a proxy, a hotel network or a guarded host, and passes. Two it may tell by its status alone, because
 * what follows is harmless: a token is asked for anew, or a pause is made.
 */
export async function problemOf(response: Response): Promise<Refusal | CallFailed> {
  const { status, headers } = response;
  const wait = retryAfterMs(headers);
  const body: unknown = await response.json().catch(() => null);
  const { code, data } = asProblem(body);
  const known = code !== null && isRefusalCode(code) ? code : BY_STATUS.get(status);
  if (known === undefined || status >= 500) {
    return new CallFailed('serverFault', { retryAfterMs: wait, status, data: known === undefined ? {} : data });
  }
  return new Refusal(known, wait === null || data.retryAfterMs !== undefined ? data : { ...data, retryAfterMs: wait });
}

const BY_STATUS: ReadonlyMap<number, RefusalCode> = new Map([
  [419, 'token.expired'],
  [429, 'attempts.exceeded'],
]);

function asProblem(body: unknown): { code: string | null; data: RefusalData } {
  if (typeof body !== 'object' || body === null) return { code: null, data: {} };
  const code = 'code' in body && typeof body.code === 'string' ? body.code : null;
  const data = 'data' in body && typeof body.data === 'object' && body.data !== null ? { ...body.data } : {};
  return { code, data };
}
