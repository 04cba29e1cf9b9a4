/**
 * Documents are made once and read for ever: the first who needs one renders it, and everybody after gets the same bytes
 * (domain 4.3). The file has a name nobody can guess; its hash stands beside it.
 */
import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { DocumentRow } from '#server/database/tables/sale/order-tables.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { isPublicName, personalName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { RenderedDocument } from '#server/subjects/documents/models/document.ts';

export interface PaperDeps {
  readonly db: Db;
  readonly storage: Pick<StorageGateway, 'write' | 'read' | 'remove'>;
  readonly ids: Pick<Ids, 'secret'>;
}

export interface PaperName {
  readonly kind: DocumentRow['kind'];
  /** UUID of the order, invoice, refund, shipment or quote. */
  readonly subject: string;
  /** Of what may be issued anew, as the proposals of a quote are. */
  readonly version?: number;
}

type Kept = Pick<DocumentRow, 'file' | 'sha256'>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function find(db: Db | Trx, { kind, subject, version = 1 }: PaperName): Promise<Kept | undefined> {
  return db
    .selectFrom('document')
    .select(['file', 'sha256'])
    .where('kind', '=', kind)
    .where('subject_uuid', '=', subject)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** @throws Error when the file is gone or is not what was written: a document is never replaced in silence */
async function read(storage: PaperDeps['storage'], { file, sha256 }: Kept): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await storage.read(file);
  if (bytes === null) throw new Error(`document ${file} is gone`);
  if (hashOf(bytes) !== sha256) throw new Error(`document ${file} is not what was issued`);
  return bytes;
}

/** Papers of former versions have names like those of pictures, which `/media` sends: asked for, they get their own. */
async function giveOwnName(trx: Trx, { storage, ids }: PaperDeps, before: Kept): Promise<Kept> {
  const file = personalName(ids.secret(), 'pdf');
  await storage.write(file, await read(storage, before));
  await trx.updateTable('document').set({ file }).where('file', '=', before.file).execute();
  return { ...before, file };
}

/**
 * The bytes of a document, made now by `render` if nobody has before. Two who ask at once wait for each other.
 * @param render null where there is nothing to put on paper
 */
export async function keepDocument(
  deps: PaperDeps,
  name: PaperName,
  now: Date,
  render: (trx: Trx) => Promise<RenderedDocument | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { db, storage, ids } = deps;
  const known = await find(db, name);
  if (known !== undefined && !isPublicName(known.file)) return read(storage, known);
  const made = await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${name.kind} ${name.subject}`}, 0))`.execute(trx);
    const meanwhile = await find(trx, name);
    if (meanwhile !== undefined) return isPublicName(meanwhile.file) ? giveOwnName(trx, deps, meanwhile) : meanwhile;
    const rendered = await render(trx);
    if (rendered === null) return null;
    const file = personalName(ids.secret(), 'pdf');
    await storage.write(file, rendered.bytes);
    const kept = { file, sha256: rendered.sha256 };
    await trx
      .insertInto('document')
      .values({
        kind: name.kind,
        subject_uuid: name.subject,
        version: name.version ?? 1,
        ...kept,
        bytes: rendered.bytes.byteLength,
        created_at: now,
      })
      .execute();
    return kept;
  });
  if (known !== undefined) await storage.remove(known.file);
  return made === null ? null : read(storage, made);
}
