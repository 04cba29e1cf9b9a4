import pg from 'pg';

import type { EmbeddedConnection } from '#server/database/embedded/embedded.ts';

const firstRetryMs = 1_000;
const lastRetryMs = 30_000;

export interface NotificationEars {
  /** Name of the channel of `NOTIFY`. */
  readonly channel: string;
  readonly heard: (payload: string) => void;
  /** From now on notices arrive: what was told before was missed. */
  readonly listening: () => void;
  /** The connection broke, or could not be made; it is tried again by itself. */
  readonly onError: (error: Error) => void;
}

/**
 * Listens to what transactions of any process tell, on a connection of its own. Answers how to stop. A notice may be
 * lost (a broken connection, a proxy that shares connections): nobody may lean on one.
 */
export function hearNotifications(
  target: string | EmbeddedConnection,
  listeners: NotificationEars,
): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const open = async () => {
    const next = new pg.Client({
      ...(typeof target === 'string' ? { connectionString: target } : target),
      application_name: 'shop listens',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ payload }) => listeners.heard(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(listeners.channel)}`);
      failures = 0;
      if (!isStopped) listeners.listening();
    } catch (error) {
      lose(next, error instanceof Error ? error : new Error('no connection', { cause: error }));
    }
  };
  const lose = (lost: pg.Client, error: Error) => {
    if (isStopped || client !== lost) return;
    client = null;
    void lost.end().catch(() => {});
    listeners.onError(error);
    timer = setTimeout(() => void open(), Math.min(lastRetryMs, firstRetryMs * 2 ** failures));
    timer.unref();
    failures += 1;
  };

  void open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
