/** PayZen's API on this machine (REST, V4): what its notifications told, for whoever has the password. */
import * as v from 'valibot';

import { sameSecret } from '#server/gateways/payment/constant-time.ts';
import { currencyOf } from '#server/gateways/payment/payzen/form-fields.ts';
import { parseJson, type Fields } from '#server/gateways/payment/read-body.ts';
import { json } from './reply.ts';
import type { StandInDeps, StandInReply, StandInRequest } from './stand-in-deps.ts';

const PATH = /^\/payzen\/api-payment\/V4\/(Transaction|Order)\/Get$/u;
const byUuid = v.object({ uuid: v.string() });
const byOrder = v.object({ orderId: v.string() });

const recordOf = (fields: Fields) => ({
  shopId: fields['vads_site_id'] ?? '',
  uuid: fields['vads_trans_uuid'] ?? '',
  amount: Number(fields['vads_amount']),
  currency: currencyOf(fields['vads_currency'] ?? '') ?? 'XXX',
  detailedStatus: fields['vads_trans_status'] ?? '',
  operationType: fields['vads_operation_type'] ?? '',
  errorCode: null,
  orderDetails: { orderId: fields['vads_order_id'] ?? '', mode: fields['vads_ctx_mode'] ?? '' },
  _type: 'V4/PaymentTransaction',
});

const success = (answer: unknown): StandInReply => json(200, { status: 'SUCCESS', version: 'V4', answer });
const error = (errorCode: string, errorMessage: string): StandInReply =>
  json(200, {
    status: 'ERROR',
    version: 'V4',
    answer: { errorCode, errorMessage, _type: 'V4/WebService/WebServiceError' },
  });

/** @param transactions what was told of each, by its UUID, the oldest first */
export function createPayZenRest({ credentials }: StandInDeps, transactions: ReadonlyMap<string, Fields>) {
  const { siteId, restPassword } = credentials.payzen;
  const expected = `Basic ${Buffer.from(`${siteId}:${restPassword}`).toString('base64')}`;
  return ({ method, path, headers, body }: StandInRequest): StandInReply | null => {
    const [, what] = PATH.exec(path) ?? [];
    if (what === undefined || method !== 'POST') return null;
    const { authorization } = headers;
    if (typeof authorization !== 'string' || !sameSecret(authorization, expected))
      return error('INT_905', 'invalid credentials');
    const asked = parseJson(body);
    if (what === 'Transaction') {
      const found = v.is(byUuid, asked) ? transactions.get(asked.uuid) : undefined;
      return found === undefined ? error('PSP_010', 'transaction not found') : success(recordOf(found));
    }
    if (!v.is(byOrder, asked)) return error('INT_009', 'invalid input');
    const own = [...transactions.values()].filter((fields) => fields['vads_order_id'] === asked.orderId);
    if (own.length === 0) return error('PSP_010', 'order not found');
    return success({ orderDetails: { orderId: asked.orderId }, transactions: own.map(recordOf), _type: 'V4/Payment' });
  };
}
