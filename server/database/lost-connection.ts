/** Failures of the way to the database, as a kind of their own: the driver tells them by sentences alone. */
import pg from 'pg';

/** There was no connection, or it broke: another moment may have one, whatever is asked. */
export class LostConnectionError extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
    this.name = 'LostConnectionError';
  }
}

const broken = new WeakSet<object>();

/** Notes a connection that broke; without somebody who listens it would end the process. */
export function watchConnection(client: pg.PoolClient): void {
  const note = () => void broken.add(client);
  client.on('error', note);
  client.on('end', note);
}

/** A connection that could not be had. */
export const asUnreached = (error: unknown): unknown =>
  error instanceof pg.DatabaseError ? error : new LostConnectionError(error);

/** What a statement failed with: of the server, of the connection, or of whoever wrote it. */
export const asFailed = (error: unknown, client: pg.PoolClient): unknown =>
  broken.has(client) && !(error instanceof pg.DatabaseError) ? new LostConnectionError(error) : error;
