import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

import type { Config } from '#server/config.ts';

/** A port that is taken or forbidden, said in a sentence. */
export class ListenError extends Error {}

/**
 * Listens where the configuration says.
 * @returns the address a browser on this machine opens
 * @throws ListenError naming the variable to change
 */
export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(reason(error, host, port))));
    server.listen(port, host, resolve);
  });
  const { port: actual } = addressOf(server);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '0.0.0.0' ? '127.0.0.1' : name}:${actual}`;
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new ListenError('the server has no port');
  return address;
}

function reason(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') return `PORT: ${port} is taken by another program; choose another, or 0 for any`;
  if (error.code === 'EACCES') return `PORT: ${port} needs rights this account does not have; choose one above 1023`;
  if (error.code === 'EADDRNOTAVAIL') return `HOST: ${host} is no address of this machine`;
  return error.message;
}

/** Lets requests under way end, at most as long as given, and closes the port. */
export async function closeServer(server: Server, atMostMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  /* those whose request is still under way would be kept for the next one once it is answered */
  server.keepAliveTimeout = 1;
  const timer = setTimeout(() => server.closeAllConnections(), atMostMs);
  await closed;
  clearTimeout(timer);
}
