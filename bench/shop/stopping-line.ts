/** A line between browser and shop that can be made to hang: connections stay open, nothing comes any more. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface StoppingLine {
  readonly origin: string;
  /** From now on no request is answered, as in a train that has just entered a tunnel. */
  hang(): void;
  close(): void;
}

export async function openLine(target: string): Promise<StoppingLine> {
  const { hostname, port } = new URL(target);
  let hangs = false;
  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    if (hangs) return;
    const { method, url, headers } = asked;
    const onward = request({ hostname, port, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createServer(forward);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hang: () => {
      hangs = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
