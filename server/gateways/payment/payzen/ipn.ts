import type { PaymentFailure } from '#core/domain/payment/failure.ts';

import { wholeCentsOf } from '../cents.ts';
import { maskRaw } from '../mask-raw.ts';
import type { PaymentEvent, PaymentOutcome } from '../payment-event.ts';
import type { Rejection } from '../payment-gateway.ts';
import type { Fields } from '../read-body.ts';
import { currencyOf, type PayZenTerms } from './form-fields.ts';

/** `vads_result` (domain 4.6). */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  '02': 'bankContactNeeded',
  '05': 'declined',
  '17': 'abandoned',
  '30': 'technical',
  '96': 'technical',
};

const FAILED: Readonly<Record<string, PaymentFailure | undefined>> = {
  REFUSED: 'declined',
  CAPTURE_FAILED: 'technical',
  EXPIRED: 'expired',
  NOT_CREATED: 'technical',
  ABANDONED: 'abandoned',
  CANCELLED: 'abandoned',
};

const PENDING: ReadonlySet<string> = new Set([
  'WAITING_AUTHORISATION',
  'WAITING_AUTHORISATION_TO_VALIDATE',
  'INITIAL',
  'UNDER_VERIFICATION',
  'WAITING_FOR_PAYMENT',
  'SUSPENDED',
]);

/** What a `vads_trans_status` means (domain 4.6): null for a state this version does not know. */
export function outcomeOf(fields: Fields): PaymentOutcome | null {
  const status = fields['vads_trans_status'] ?? '';
  if (status === 'AUTHORISED' || status === 'CAPTURED')
    return fields['vads_operation_type'] === 'CREDIT' ? { kind: 'refunded' } : { kind: 'paid' };
  if (status === 'AUTHORISED_TO_VALIDATE') return { kind: 'authorized' };
  if (PENDING.has(status)) return { kind: 'pending', reason: status };
  const failure = FAILED[status];
  if (failure === undefined) return null;
  const result = fields['vads_result'] ?? '';
  const code = result === '' || result === '00' ? status : `${status} ${result}`;
  return { kind: 'failed', failure: FAILURES[result] ?? failure, providerCode: code };
}

/** `ACCEPTED` and operations of the kind VERIFICATION look at a card and take no money. */
export const isVerificationOnly = (fields: Fields): boolean =>
  fields['vads_trans_status'] === 'ACCEPTED' || fields['vads_operation_type'] === 'VERIFICATION';

/** What a signed notification says, or why it cannot be this shop's. */
export function eventOf(fields: Fields, { siteId, mode }: PayZenTerms): PaymentEvent | Rejection {
  if (fields['vads_site_id'] !== siteId) return 'merchantMismatch';
  if (fields['vads_ctx_mode'] !== mode) return 'modeMismatch';
  const outcome = outcomeOf(fields);
  if (outcome === null) return 'statusUnknown';
  const cents = wholeCentsOf(fields['vads_amount'] ?? '');
  if (cents === null) return 'notANotification';
  const [date = '', id = ''] = [fields['vads_trans_date'], fields['vads_trans_id']];
  const transaction = fields['vads_trans_uuid'] || `${date}-${id}`;
  return {
    provider: 'payzen',
    mode: mode === 'TEST' ? 'test' : 'live',
    outcome,
    reference: fields['vads_order_id'] ?? '',
    orderUuid: fields['vads_order_info'] ?? '',
    providerTransaction: transaction,
    providerReference: transaction,
    // an unknown currency stays a number and matches no order
    amount: { cents, currency: currencyOf(fields['vads_currency'] ?? '') ?? fields['vads_currency'] ?? '' },
    // money that goes back is a transaction of its own, with a date and a number of PayZen's
    echoes: fields['vads_operation_type'] === 'CREDIT' ? {} : { vads_trans_date: date, vads_trans_id: id },
    raw: maskRaw(fields),
  };
}
