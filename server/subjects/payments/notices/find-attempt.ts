/** The try to pay that a provider's word is about, and how it began. */
import { sql } from 'kysely';
import * as v from 'valibot';

import { paymentAction } from '#core/contract/payment/payments.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import type { PaymentEvent } from '#server/gateways/payment/payment-event.ts';

export interface Attempt {
  readonly uuid: string;
  readonly order: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly mode: 'test' | 'live';
  readonly action: unknown;
  readonly provider_reference: string | null;
}

/** A try of an area alone: the other one's provider may be another account. */
export function findAttempt(
  db: Db,
  event: Pick<PaymentEvent, 'provider' | 'reference' | 'providerReference'>,
  area: Area,
): Promise<Attempt | undefined> {
  const attempts = db
    .selectFrom('payment_attempt')
    .innerJoin('sale_order', 'sale_order.id', 'payment_attempt.order_id')
    .select([
      'payment_attempt.uuid',
      'sale_order.uuid as order',
      'reference',
      'amount',
      'payment_attempt.currency',
      'mode',
      'action',
      'provider_reference',
    ])
    .where('method', '=', event.provider)
    .where('sale_order.area', '=', area);
  return event.reference === ''
    ? attempts.where('provider_reference', '=', event.providerReference).executeTakeFirst()
    : attempts.where('reference', '=', event.reference).executeTakeFirst();
}

/** How it began: by a form with these fields, or under a name that its provider gave it. */
export function beginningOf({ action, provider_reference }: Attempt) {
  const began = v.safeParse(paymentAction, action);
  if (!began.success) return {};
  const { output } = began;
  if (output.kind === 'form') return { form: output.fields };
  return output.kind === 'redirect' ? { startedAs: provider_reference } : {};
}

/** Whether these words are signed as a form of the shop is: then they are its own text, cut again into other names. */
export async function isOwnForm(db: Db, signature: string | undefined): Promise<boolean> {
  if (signature === undefined) return false;
  const { rows } = await sql`
    select from payment_attempt where action #>> '{fields,signature}' = ${signature} limit 1`.execute(db);
  return rows.length > 0;
}
