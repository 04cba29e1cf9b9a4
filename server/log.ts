import pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';

import type { Config } from './config.ts';

/** The log: JSON lines without anything that belongs to a person. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** What helps to find a fault. PostgreSQL quotes values in its messages and details: of its errors only names stay. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (error instanceof pg.DatabaseError) {
    const { code, table, constraint, routine } = error;
    return { type: 'DatabaseError', code, table, constraint, routine, stack: frames, ...cause };
  }
  return { type: error.name, message: error.message, stack: frames, ...cause };
}
