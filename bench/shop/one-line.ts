/** The least a browser can be sent: what it and the slowed line cost by themselves. */
import { createServer } from 'node:http';

export async function oneLine(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><html lang="fr"><title>Une ligne</title><p>Une ligne.</p></html>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}/`, close: () => void server.close() };
}
