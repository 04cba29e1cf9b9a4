import { createServer, type RequestListener, type Server } from 'node:http';

/** How long connections may take, and how many there are. */
export interface Patience {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
  readonly maxConnections: number;
  /** Nothing has moved on a connection for so long. */
  readonly timeout: number;
}

const PATIENCE: Patience = {
  /** Who sends a head or a body by drops is let go; live streams, which only receive, are not meant. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /**
   * An idle connection is kept longer than any usual proxy keeps it (60 s): otherwise a request that is sent while the
   * server lets go is lost, and its sender reads a reset connection.
   */
  keepAliveTimeout: 75_000,
  /** Above what listens for pokes (5,000) and what asks meanwhile. */
  maxConnections: 8_000,
  /**
   * A reader who takes nothing of an answer is let go: what is left of it waits in memory. Live streams say something
   * every 25 s, and no statement of the database lasts longer than 60 s.
   */
  timeout: 90_000,
};

/** The server of the shop, with no port yet. */
export function openServer(answer: RequestListener, patience: Partial<Patience> = {}): Server {
  const { maxConnections, timeout, ...times } = { ...PATIENCE, ...patience };
  const server = createServer(times, answer);
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  return server;
}
