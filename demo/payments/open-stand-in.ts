import { createServer } from 'node:http';

import { createPaymentStandIn, type PaymentStandIn } from './stand-in.ts';
import type { StandInDeps } from './stand-in-deps.ts';

export interface OpenStandIn extends PaymentStandIn {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The stand-ins on a port of their own, on the loopback alone; 0 = any free one.
 * @throws Error when the port is taken, or strangers can reach the shop
 */
export async function openPaymentStandIn(deps: Omit<StandInDeps, 'address'>, port = 0): Promise<OpenStandIn> {
  let address = '';
  const standIn = createPaymentStandIn({ ...deps, address: () => address });
  const server = createServer({ requestTimeout: 10_000 }, standIn.handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the stand-in has no port');
  address = `http://127.0.0.1:${bound.port}`;
  return {
    ...standIn,
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
