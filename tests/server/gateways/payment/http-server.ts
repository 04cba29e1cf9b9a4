import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface HttpServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** A server on a free port of this machine. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<HttpServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
