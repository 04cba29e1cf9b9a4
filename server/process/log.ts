import pino, { type DestinationStream, type Logger } from 'pino';

import type { Config } from '#server/config.ts';
import { describeError } from '#server/database/describe-error.ts';

/** The log: JSON lines without anything that belongs to a person. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Writes down, at `debug`, when a part of the start was done: ms since the process began. */
export function notePart(logger: Logger, part: string): void {
  logger.debug({ part, ms: Math.round(performance.now()) }, 'start');
}
