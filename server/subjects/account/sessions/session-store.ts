/** Sessions in a table of their own, of customers or of those who work here: the same times and secrets for both. */
import {
  isSessionAlive,
  SESSION_MOST_MS,
  SESSION_MS,
  shouldTouch,
  REMEMBERED_MS,
} from '#core/domain/account/session.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

interface SessionRow {
  id: string;
  secret_hash: Buffer;
  remembered: boolean;
  browser: string;
  created_at: Date;
  seen_at: Date;
  [more: string]: unknown;
}

type SessionTables = Record<'customer_session' | 'admin_session', SessionRow>;

export interface SessionTable {
  readonly table: keyof SessionTables;
  /** The column that names whose it is. */
  readonly owner: 'customer_id' | 'admin_id';
}

export interface SessionFacts {
  readonly owner: string;
  readonly remembered: boolean;
  /** What the browser says of itself. */
  readonly browser: string;
}

const MAX_BROWSER = 200;

export function sessionStore({ table, owner: ownerColumn }: SessionTable) {
  const tables = (db: Db | Trx) => db.withTables<SessionTables>();

  /** Another secret: what was known before opens nothing. @returns the new one */
  async function renew(db: Db | Trx, id: string, ids: Ids): Promise<string> {
    const secret = ids.secret();
    await tables(db)
      .updateTable(table)
      .set({ secret_hash: secretHash(secret) })
      .where('id', '=', id)
      .execute();
    return secret;
  }

  /** Opens a session under a secret nobody has had before (against fixation); only its hash is stored. */
  async function open(
    db: Db | Trx,
    { owner, remembered, browser }: SessionFacts,
    more: Readonly<Record<string, unknown>>,
    { ids, now }: { ids: Ids; now: Date },
  ): Promise<{ id: string; secret: string }> {
    const session = { id: ids.uuid(), secret: ids.secret() };
    await tables(db)
      .insertInto(table)
      .values({
        ...more,
        id: session.id,
        [ownerColumn]: owner,
        secret_hash: secretHash(session.secret),
        remembered,
        browser: cutText(browser, MAX_BROWSER),
        created_at: now,
        seen_at: now,
      })
      .execute();
    return session;
  }

  /** Whether a row still opens something; then the sign of life is written down. */
  async function isOpen(
    db: Db,
    row: Pick<SessionRow, 'id' | 'remembered' | 'created_at' | 'seen_at'>,
    now: Date,
  ): Promise<boolean> {
    const times = { remembered: row.remembered, createdAt: row.created_at, seenAt: row.seen_at };
    if (!isSessionAlive(times, now)) return false;
    if (shouldTouch(times, now))
      await tables(db).updateTable(table).set({ seen_at: now }).where('id', '=', row.id).execute();
    return true;
  }

  async function end(db: Db | Trx, id: string): Promise<void> {
    await tables(db).deleteFrom(table).where('id', '=', id).execute();
  }

  /** Ends every session of somebody but, where one is named, that one. @returns how many */
  async function endAll(db: Db | Trx, owner: string, except: string | null = null): Promise<number> {
    let query = tables(db).deleteFrom(table).where(ownerColumn, '=', owner);
    if (except !== null) query = query.where('id', '!=', except);
    const { numDeletedRows } = await query.executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  /** The sessions of somebody that still open something, the last seen first. */
  async function list(db: Db, owner: string, now: Date) {
    const rows = await tables(db)
      .selectFrom(table)
      .select(['id', 'browser', 'remembered', 'created_at', 'seen_at'])
      .where(ownerColumn, '=', owner)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.filter((row) =>
      isSessionAlive({ remembered: row.remembered, createdAt: row.created_at, seenAt: row.seen_at }, now),
    );
  }

  /** Removes sessions that have run out. */
  async function sweep(db: Db, now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await tables(db)
      .deleteFrom(table)
      .where((eb) =>
        eb.or([
          eb.and([eb('remembered', '=', true), eb('created_at', '<=', before(REMEMBERED_MS))]),
          eb.and([eb('remembered', '=', false), eb('seen_at', '<=', before(SESSION_MS))]),
          eb.and([eb('remembered', '=', false), eb('created_at', '<=', before(SESSION_MOST_MS))]),
        ]),
      )
      .execute();
  }

  return { open, isOpen, renew, end, endAll, list, sweep };
}
