/** Returns as the desk reads them: short lines of text. */
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { Db } from '#server/database/connection.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { loadReturn, loadReturnLines, reasonIn } from '#server/subjects/returns/mails/load-mail.ts';
import { RMA_STATUS_WORDS } from '#server/subjects/returns/mails/status-words.ts';

const SHOWN = 50;

/** The newest returns, those of one state where one is named. */
export async function listReturns(db: Db, status: RmaStatus | undefined): Promise<string[]> {
  let query = db
    .selectFrom('rma')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .select(['rma.number', 'rma.status', 'rma.created_at', 'rma.email', 'sale_order.number as order'])
    .orderBy('rma.id', 'desc')
    .limit(SHOWN);
  if (status !== undefined) query = query.where('rma.status', '=', status);
  const rows = await query.execute();
  if (rows.length === 0) return ['Aucun retour.'];
  return rows.map((row) =>
    [row.number, instantIn('fr_FR', row.created_at), RMA_STATUS_WORDS[row.status][0], row.order, row.email].join('  '),
  );
}

/** Everything about a return that the next step needs. */
export async function showReturn(db: Db, uuid: string): Promise<string[]> {
  const rma = await loadReturn(db, { uuid });
  const lines = await loadReturnLines(db, rma.id);
  const messages = await db.selectFrom('rma_message').selectAll().where('rma_id', '=', rma.id).orderBy('id').execute();
  const photos = await db.selectFrom('rma_image').select('file').where('rma_id', '=', rma.id).execute();
  return [
    `Retour ${rma.number}  ${RMA_STATUS_WORDS[rma.status][0]}  commande ${rma.order_number}  ${rma.email}`,
    ...lines.map(({ sku, name, quantity, title }) => `  ${quantity} × ${sku}  ${name}  ${reasonIn('fr_FR', title)}`),
    ...(rma.information === '' ? [] : [rma.information]),
    ...(photos.length === 0 ? [] : [`${photos.length} photo(s)`]),
    ...messages.map(
      (one) =>
        `${instantIn('fr_FR', one.at)}  ${one.author === 'customer' ? 'client' : 'boutique'}${one.is_internal ? ' (interne)' : ''}  ${one.message}`,
    ),
  ];
}
