import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { Ids } from '#server/ids.ts';

import type { HttpEnv } from '#server/http/session/http-env.ts';

/** Where files are that a first visit asks for by the dozen. */
const KEPT_FILE = /^\/(?:vue|media)\//;

/**
 * Gives every request an id and writes one line when it is answered. The line has no address, no query, no cookie and
 * no user agent: nothing in it belongs to a person. Files are logged at `debug`.
 */
export const accessLog = (logger: Logger, ids: Ids) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const requestId = ids.uuid();
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await next();
    const route = c.get('route') ?? 'file';
    // Whoever complains of an answer names its line; of a good file nobody complains. Not by c.header: that would make
    // the answer anew, its body a stream.
    if (!c.res.ok || !KEPT_FILE.test(c.req.path)) c.res.headers.set('x-request-id', requestId);
    const line = {
      requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: round(performance.now() - startedAt),
    };
    if (route === 'file') logger.debug(line, 'answered');
    else logger.info(line, 'answered');
  });

const round = (ms: number) => Math.round(ms * 10) / 10;
