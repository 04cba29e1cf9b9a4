/** One quote as its page in the back office shows it (`core/contract/admin/quotes/desk.ts`). */
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { shopActions } from '#core/domain/quotes/quote.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { proposalOf } from '#server/subjects/quotes/read/proposal.ts';
import { contactIn } from '#server/subjects/quotes/read/stored-contact.ts';
import { linesOf, recipientOf, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';

import { deskLines } from './read-lines.ts';

async function buyerOf(db: Db, quote: Quote): Promise<Pick<QuoteDesk, 'buyer' | 'place'>> {
  const { customerType, firstName, lastName, phone, postcode, city, corporateName, siret } = contactIn(quote.contact);
  return {
    buyer: {
      customer: quote.customer_id,
      firstName,
      lastName,
      email: (await recipientOf(db, quote)) ?? '',
      phone: phone ?? '',
      isProfessional: customerType === 'professional',
      company: corporateName === null ? null : { name: corporateName, tradeName: null, siret, vatNumber: null },
    },
    place: { postcode, city: city ?? '' },
  };
}

function proposalIn(quote: Quote, lines: readonly QuoteLine[]): QuoteDesk['proposal'] {
  const proposal = proposalOf(quote, lines);
  return proposal && { ...proposal, deliveryDelay: quote.delivery_delay, conditions: quote.conditions };
}

/** What was said and what became of it, oldest first. */
async function followed(db: Db, { id }: Quote): Promise<Pick<QuoteDesk, 'comments' | 'history'>> {
  const comments = await db
    .selectFrom('quote_comment')
    .selectAll()
    .where('quote_id', '=', id)
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('quote_state_change')
    .selectAll()
    .where('quote_id', '=', id)
    .orderBy('id')
    .execute();
  const nameOf = await colleaguesOf(
    db,
    [...comments, ...history].map(({ actor_id: actor }) => actor),
  );
  return {
    comments: comments.map((one) => ({
      uuid: one.uuid,
      author: one.author,
      who: nameOf(one.actor_id),
      message: one.message,
      isVisible: !one.is_internal,
      at: one.created_at.toISOString(),
    })),
    history: history.map((one) => ({
      from: one.from_state,
      to: one.to_state,
      version: one.version,
      actor: one.actor,
      who: nameOf(one.actor_id),
      at: one.at.toISOString(),
    })),
  };
}

/** @throws Refusal `record.unknown` */
export async function readQuoteDesk(db: Db, uuid: string, now: Date): Promise<QuoteDesk> {
  const quote = await db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (quote === undefined) throw new Refusal('record.unknown');
  const setting = await settingsIn(db);
  const lines = await linesOf(db, quote.id);
  const order = db.selectFrom('sale_order').select(['uuid', 'number']).where('quote_id', '=', quote.id);
  return {
    uuid,
    rev: quote.rev,
    revId: quote.rev_id,
    number: quote.number,
    area: quote.area,
    state: quote.state,
    requestedAt: quote.requested_at.toISOString(),
    ...(await buyerOf(db, quote)),
    vehicle: quote.vehicle,
    wantedDate: quote.wanted_date,
    comment: quote.comment,
    lines: await deskLines(db, quote, lines, now),
    requested: { total: moneyOf(quote.grand_total), taxTotal: moneyOf(quote.tax_total) },
    proposal: proposalIn(quote, lines),
    validityDays: setting('sales.quote_settings.validity_days', { channel: quote.area }),
    order: (await order.orderBy('id', 'desc').executeTakeFirst()) ?? null,
    ...(await followed(db, quote)),
    can: shopActions(quote.state),
  };
}
