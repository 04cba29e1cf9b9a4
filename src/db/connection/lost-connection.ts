/**
 * Connections that the browser lost: iOS gives them up while a page sleeps, and refuses every transaction from then on.
 * Nothing was done by what was refused, so it may be done on a new connection (rule S150).
 */
import { Dexie } from 'dexie';

const LOST: ReadonlySet<string> = new Set(['UnknownError', 'InvalidStateError']);

/** Whether an error says that a connection is gone, also where a library has wrapped it: by name, as everywhere. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (LOST.has(error.name)) return true;
  const inner: unknown = 'inner' in error ? error.inner : error.cause;
  // a transaction that ended by itself and says no reason lost its connection
  return error.name === 'AbortError' && (inner === undefined || inner === null || isLostConnection(inner));
}

/** Whether a connection may be gone: requests of a transaction that ended by itself say no more than that they ended. */
export const mayBeLost = (error: unknown): boolean =>
  isLostConnection(error) || (error instanceof Dexie.BulkError && error.failures.some((one) => isLostConnection(one)));

/** What browsers say where a transaction cannot even be begun on a lost connection, all by one name. */
function named(db: Dexie, name: string): void {
  db.use({
    stack: 'dbcore',
    name: 'lost connections',
    create: (core) => ({
      ...core,
      transaction: (stores, mode, options) => {
        try {
          return core.transaction(stores, mode, options);
        } catch (error) {
          throw isLostConnection(error) ? new DOMException('the connection is lost', name) : error;
        }
      },
    }),
  });
}

/** Dexie opens a database again by itself, for the one error that the standard names. */
export const reopenLost = (db: Dexie): void => named(db, 'InvalidStateError');
/** Who opens it again is told: several that find it lost at once wait for one new connection, which Dexie's own way does not. */
export const tellLost = (db: Dexie): void => named(db, 'UnknownError');
