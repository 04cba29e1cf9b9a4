import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { Ids } from '#server/ids.ts';

import type { HttpEnv } from './http-env.ts';

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
    // not by c.header: that would make the answer anew, its body a stream
    c.res.headers.set('x-request-id', requestId);
    const route = c.get('route') ?? 'file';
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
