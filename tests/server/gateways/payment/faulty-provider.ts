import { serve, type HttpServer } from './http-server.ts';

/** What may go wrong on the way to a provider. */
export const FAULTS = ['hang', 'reset', 'redirect', 'oversize', 'garbage', 'fault', 'throttled'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the client makes of it, where it asked for JSON. */
export const CODES = {
  hang: 'timeout',
  reset: 'unreachable',
  redirect: 'redirected',
  oversize: 'tooLarge',
  garbage: 'malformed',
  fault: 'fault',
  throttled: 'throttled',
} as const satisfies Record<Fault, string>;

/** How long the client waits: only who is never answered may reach its limit, however busy the machine. */
export const patienceMs = (fault: Fault): number => (fault === 'hang' ? 100 : 30_000);

/** A provider with one fault and nothing else. */
export const faultyProvider = (fault: Fault): Promise<HttpServer> =>
  serve((_, response) => {
    switch (fault) {
      case 'hang':
        return; // whoever asks gives up
      case 'reset':
        response.destroy();
        return;
      case 'redirect':
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
        return;
      case 'oversize':
        response.writeHead(200).end('x'.repeat(300 * 1024));
        return;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":');
        return;
      case 'fault':
        response.writeHead(502).end('<html>Bad gateway</html>');
        return;
      case 'throttled':
        response.writeHead(429).end('{}');
    }
  });

/** Passes everything on to a provider, and loses the answers to what `loses` names. */
export const losingAnswers = (
  provider: string,
  loses: (method: string, path: string) => boolean,
): Promise<HttpServer> =>
  serve((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const headers = Object.fromEntries(
        ['authorization', 'payplug-version', 'content-type'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
      const answer = await fetch(provider + url, { method, headers, ...body });
      const text = await answer.text();
      if (loses(method, url)) response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
