import { sql, type Transaction } from 'kysely';
import pg from 'pg';

import { ReadOnlyDatabaseError } from './check-database.ts';
import type { Db } from './connection.ts';
import { LostConnectionError } from './lost-connection.ts';
import type { Database } from './tables/tables.ts';

export type Trx = Transaction<Database>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const uniqueViolation = '23505';

/** True for the faults that PostgreSQL answers with "try again": nothing was written. */
export function isTransient(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === serializationFailure || error.code === deadlockDetected);
}

/** True when another transaction took the place under one of these unique constraints. */
export function isTaken(error: unknown, ...constraints: readonly string[]): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) return false;
  return error.constraint !== undefined && constraints.includes(error.constraint);
}

/** Classes of errors that end the connection, not only the statement. */
const connectionClasses = ['08', '57P'];

/**
 * True when PostgreSQL refused a statement: without a savepoint its transaction is lost, and another one on the same
 * connection may do better.
 */
export function isFailedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || isTransient(error)) return false;
  return !connectionClasses.some((kind) => error.code?.startsWith(kind));
}

/**
 * Classes of errors that say nothing about the statement: lost connections, conflicts of transactions, full disks and
 * memory, statements that were cancelled, broken systems; and writing where only reading is possible, or locks are held.
 */
const passingCodes = ['08', '40', '53', '57', '58', '25006', '55P03'];

/** True for a fault of the database that another moment may not have, whatever is asked. */
export function isPassing(error: unknown): boolean {
  if (error instanceof LostConnectionError || error instanceof ReadOnlyDatabaseError) return true;
  return error instanceof pg.DatabaseError && passingCodes.some((code) => error.code?.startsWith(code));
}

/**
 * Runs `work` in one transaction; whatever it throws rolls everything back (a refusal too, design §3).
 * A deadlock or a serialization failure is tried again, so `work` must touch nothing but `trx`.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>, attempts = 3): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left <= 1 || !isTransient(error)) throw error;
    }
  }
}

/** Runs `work` so that its failure undoes only its own writes; the failure is thrown on (design §5, rule 8). */
export async function inSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}

/** True when a value was none of its type or did not keep a rule of its table: whoever sent it is told, nothing failed. */
export function isBadValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code?.startsWith('22') === true || error.code === '23514');
}

/** True when others name what was to go, or somebody named what does not exist. */
export const isBrokenLink = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503';
