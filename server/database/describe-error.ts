import pg from 'pg';

/**
 * What helps to find a fault. PostgreSQL quotes values in its messages and details: of its errors only names stay. Mail
 * servers quote whom they refuse: an address is left out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (error instanceof pg.DatabaseError) {
    const { code, table, constraint, routine } = error;
    return { type: 'DatabaseError', code, table, constraint, routine, stack: frames, ...cause };
  }
  return { type: error.name, message: withoutAddresses(error.message), stack: frames, ...cause };
}

const withoutAddresses = (message: string): string =>
  message
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
