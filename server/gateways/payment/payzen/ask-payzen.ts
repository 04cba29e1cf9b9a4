/** What PayZen says of a payment when it is asked, told as its notifications tell it. */
import { maskRaw } from '../mask-raw.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { PaymentQuery, Rejection } from '../payment-gateway.ts';
import type { PayZenTerms } from './form-fields.ts';
import { outcomeOf } from './ipn.ts';
import type { RestApi, TransactionRecord } from './rest-api.ts';

/** What a transaction says, read with the shop's own password, or why it cannot be this shop's. */
export function eventOfRecord(record: TransactionRecord, { siteId, mode }: PayZenTerms): PaymentEvent | Rejection {
  if (record.shopId !== siteId) return 'merchantMismatch';
  if (record.orderDetails.mode !== mode) return 'modeMismatch';
  const outcome = outcomeOf({ vads_trans_status: record.detailedStatus, vads_operation_type: record.operationType });
  if (outcome === null) return 'statusUnknown';
  return {
    provider: 'payzen',
    mode: mode === 'TEST' ? 'test' : 'live',
    outcome,
    reference: record.orderDetails.orderId ?? '',
    orderUuid: null,
    providerTransaction: record.uuid,
    providerReference: record.uuid,
    amount: { cents: record.amount, currency: record.currency },
    raw: maskRaw(record),
  };
}

/**
 * A notification, asked after: what it says of money is PayZen's answer, what it says of the try stays as it was told.
 * @throws ProviderError as the API
 */
export async function confirmed(
  api: RestApi,
  told: PaymentEvent,
  terms: PayZenTerms,
): Promise<PaymentEvent | Rejection> {
  const found = await api.transaction(told.providerReference);
  if (found === null) return 'signatureInvalid';
  const event = eventOfRecord(found.value, terms);
  if (typeof event === 'string') return event;
  if (event.reference !== told.reference) return 'signatureInvalid';
  // why a card was refused stands in the notification alone
  const isSame = told.outcome.kind === event.outcome.kind;
  return { ...told, ...event, orderUuid: told.orderUuid, outcome: isSame ? told.outcome : event.outcome };
}

/** PayZen's own number of a transaction. */
export const TRANSACTION = /^[0-9a-f]{32}$/u;

const RANK = ['failed', 'pending', 'authorized', 'paid'] as const;

/**
 * What became of a try, asked for by the shop itself by its reference, or by that of one of its transactions. Of several attempts on PayZen's page the one that got farthest counts.
 * @throws ProviderError as the API
 */
export async function queryTry(api: RestApi, asked: string, terms: PayZenTerms): Promise<PaymentQuery> {
  const named = TRANSACTION.test(asked) ? (await api.transaction(asked))?.value.orderDetails.orderId : asked;
  const reference = named ?? '';
  if (reference === '') return { kind: 'unknown' };
  const found = await api.order(reference);
  const events = (found?.value.transactions ?? []).flatMap((record) => {
    if (record.operationType !== 'DEBIT') return [];
    const event = eventOfRecord(record, terms);
    return typeof event === 'string' || event.reference !== reference ? [] : [event];
  });
  const rankOf = ({ outcome }: PaymentEvent) => RANK.findIndex((kind) => kind === outcome.kind);
  const event = events.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  return event === undefined ? { kind: 'unknown' } : { kind: 'known', event };
}
