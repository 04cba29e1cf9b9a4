import type { Logger } from 'pino';

import { Refusal, type Problem } from '#core/wire/refusal.ts';
import { isPassing } from '#server/database/transaction.ts';

/** A database that comes back is there again within seconds. */
const ASK_AGAIN_MS = 5_000;

/** Something was thrown: a refusal keeps its code, a fault that passes says when to come back, anything else is ours. */
export function asRefusal(error: unknown, requestId: string, logger: Logger): Refusal {
  if (error instanceof Refusal) return error;
  logger.error({ requestId, err: error }, 'request failed');
  if (isPassing(error)) return new Refusal('shop.closed', { retryAfterMs: ASK_AGAIN_MS, reference: requestId });
  return new Refusal('server.fault', { reference: requestId });
}

/** The one place through which refusals leave: a code and data as problem+json, no sentence and no stack (design §3). */
export function problemResponse(refusal: Refusal): Response {
  const body: Problem = { type: 'about:blank', status: refusal.status, code: refusal.code, data: refusal.data };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (refusal.data.retryAfterMs !== undefined) {
    headers.set('retry-after', String(Math.max(1, Math.ceil(refusal.data.retryAfterMs / 1000))));
  }
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
}
