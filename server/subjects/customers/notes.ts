import { sql } from 'kysely';

import type { customerNotesRoute } from '#core/contract/admin/customers/notes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

import { checkCustomer } from './read-beside.ts';

interface NoteRow {
  readonly uuid: string;
  readonly customer_id: string;
  readonly author: string;
  readonly note: string;
  readonly created_at: Date;
}

type Note = RouteAnswer<typeof customerNotesRoute>[number];

const toNote = ({ uuid, author, note, created_at: at }: NoteRow): Note => ({
  uuid,
  author,
  note,
  createdAt: at.toISOString(),
});

const MOST = 200;

export async function notesOf(db: Db, customer: string): Promise<Note[]> {
  await checkCustomer(db, customer);
  const { rows } = await sql<NoteRow>`
    select * from customer_note where customer_id = ${customer}
    order by created_at desc, uuid limit ${MOST}`.execute(db);
  return rows.map(toNote);
}

interface Written {
  readonly uuid: string;
  readonly customer: string;
  readonly note: string;
  readonly author: { readonly id: string; readonly name?: string };
  readonly now: Date;
}

/** The same note sent again is the same note. @throws Refusal `record.unknown`, `record.moved` for another one's UUID */
export async function storeNote(db: Db, { uuid, customer, note, author, now }: Written): Promise<Note> {
  await checkCustomer(db, customer);
  await sql`
    insert into customer_note (uuid, customer_id, admin_id, author, note, created_at)
    values (${uuid}, ${customer}, ${author.id}, ${author.name ?? ''}, ${note}, ${now})
    on conflict (uuid) do nothing`.execute(db);
  const { rows } = await sql<NoteRow>`
    select * from customer_note where uuid = ${uuid} and customer_id = ${customer} and note = ${note}`.execute(db);
  const [kept] = rows;
  if (kept === undefined) throw new Refusal('record.moved');
  return toNote(kept);
}
