/** Quotes as the desk reads them: short lines of text. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import { QUOTE_STATES, type QuoteState } from '#core/domain/quotes/quote.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { DeskError } from '#server/subjects/orders/desk/desk-arguments.ts';
import { proposedLine, proposedTotals } from '#server/subjects/quotes/read/proposal.ts';
import { linesOf, recipientOf, type Quote } from '#server/subjects/quotes/read/stored-quote.ts';

const SHOWN = 50;

export const STATE_WORDS: Readonly<Record<QuoteState, string>> = {
  requested: 'Demande envoyée',
  in_review: 'En cours d’étude',
  proposed: 'Proposition envoyée',
  accepted: 'Acceptée',
  converted: 'Transformée en commande',
  declined: 'Refusée par le client',
  refused_by_shop: 'Déclinée par la boutique',
  expired: 'Expirée',
  canceled: 'Annulée',
};

/** The newest quotes, those of one state where one is named. */
export async function listQuotes(db: Db, state: string | undefined): Promise<string[]> {
  const wanted = QUOTE_STATES.find((one) => one === state);
  if (state !== undefined && wanted === undefined) throw new DeskError(`État inconnu : ${state}.`);
  let query = db.selectFrom('quote').selectAll().orderBy('id', 'desc').limit(SHOWN);
  if (wanted !== undefined) query = query.where('state', '=', wanted);
  const quotes = await query.execute();
  if (quotes.length === 0) return ['Aucun devis.'];
  return Promise.all(
    quotes.map(async (quote) =>
      [
        quote.number,
        instantIn('fr_FR', quote.requested_at),
        STATE_WORDS[quote.state],
        formatMoney(moneyOf(quote.grand_total), 'fr_FR'),
        (await recipientOf(db, quote)) ?? '',
      ].join('  '),
    ),
  );
}

/** Everything about a quote that its answer needs. */
export async function showQuote(db: Db, quote: Quote): Promise<string[]> {
  const lines = await linesOf(db, quote.id);
  const comments = db.selectFrom('quote_comment').selectAll().where('quote_id', '=', quote.id).orderBy('position');
  const asked: readonly (readonly [string, string | null])[] = [
    ['Véhicule', quote.vehicle],
    ['Date souhaitée', quote.wanted_date],
    ['Commentaire', quote.comment],
    ['Valable jusqu’au', quote.valid_until],
  ];
  return [
    `Devis ${quote.number}  ${STATE_WORDS[quote.state]}  demandé le ${instantIn('fr_FR', quote.requested_at)}`,
    `Client : ${(await recipientOf(db, quote)) ?? 'oublié'}`,
    ...asked.flatMap(([label, value]) => (value === null || value === '' ? [] : [`${label} : ${value}`])),
    ...lines.map((line) => {
      const { quantity, unitPrice } = proposedLine(line);
      return `  ${line.sku}  ${line.name}  ${line.requested_qty} demandé(s), ${quantity} proposé(s) à ${formatMoney(unitPrice, 'fr_FR')}`;
    }),
    `Total TTC ${formatMoney(proposedTotals(lines).total, 'fr_FR')}`,
    ...(await comments.execute()).map(
      ({ author, message, is_internal: isInternal }) =>
        `${author === 'shop' ? 'Boutique' : 'Client'}${isInternal ? ' (interne)' : ''} : ${message}`,
    ),
  ];
}
