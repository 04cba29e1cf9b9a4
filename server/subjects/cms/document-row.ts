import { documentKind } from '#core/contract/cms/document.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { permissionFor, type DocumentAct, type DocumentPlace } from '#core/domain/cms/document-kind.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { CmsDocumentRow } from '#server/database/tables/cms-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { Selectable } from 'kysely';

/** Who does what, when, in which transaction. */
export interface Editing {
  readonly trx: Trx;
  readonly admin: Pick<Admin, 'id' | 'permissions'>;
  readonly now: Date;
  readonly ids: Pick<Ids, 'uuid'>;
}

export type StoredDocument = Selectable<CmsDocumentRow>;

/** What the permissions of a document hang on. */
export const placeOf = ({ kind, type }: Pick<StoredDocument, 'kind' | 'type'>): DocumentPlace => ({ of: kind, type });

export const mayDo = ({ permissions }: Editing['admin'], place: DocumentPlace, act: DocumentAct): boolean =>
  permissions.has(permissionFor(place, act));

/** @throws Refusal `permission.missing` */
export function demand(admin: Editing['admin'], place: DocumentPlace, act: DocumentAct): void {
  if (!mayDo(admin, place, act)) throw new Refusal('permission.missing');
}

/** Locked until the transaction ends. */
export const lockDocument = (trx: Trx, uuid: string): Promise<StoredDocument | undefined> =>
  trx.selectFrom('cms_document').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

/** One that this person may do something to, locked. @throws Refusal `record.unknown`, `permission.missing` */
export async function documentFor({ trx, admin }: Editing, uuid: string, act: DocumentAct): Promise<StoredDocument> {
  const row = await lockDocument(trx, uuid);
  if (row === undefined) throw new Refusal('record.unknown');
  demand(admin, placeOf(row), act);
  return row;
}

/** Which revision of a document somebody means; without an identity the number alone decides (S102). */
export interface MeantRevision {
  readonly rev: number;
  readonly revId?: string | undefined;
}

/** @throws Refusal `document.conflict` where the document stands at another one */
export function demandRevision(row: Pick<StoredDocument, 'rev' | 'rev_id'>, { rev, revId }: MeantRevision): void {
  if (row.rev === rev && (revId === undefined || revId === row.rev_id)) return;
  throw new Refusal('document.conflict', { rev: row.rev });
}

/** Tells the devices of the back office which documents moved: the last of a transaction's writes. */
export async function tellOffice(
  { trx, ids, now }: Pick<Editing, 'trx' | 'ids' | 'now'>,
  documents: readonly { readonly uuid: string; readonly removed?: boolean }[],
): Promise<void> {
  if (documents.length === 0) return;
  const entities = documents.map(({ uuid, removed = false }) => ({ entity: documentKind.key(uuid), removed }));
  await advanceChannel(trx, OFFICE_CHANNEL, entities, { ids, now });
}

const wrong = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/** A fault of the body at one of its fields. */
export const wrongInBody = (path: string, code: string) => wrong(`body.${path}`, code);
