import { jsonAnswer } from '../json-answer.ts';
import { createProviderClient, type ClientOptions } from '../provider-client.ts';
import { paymentRecord, refundList, refundRecord } from './payment-record.ts';

const VERSION = '2019-08-06';

/** The calls of PayPlug's API the shop makes; ids have been checked before they become part of an address. */
export function createPayPlugApi({ secretKey, ...options }: ClientOptions & { readonly secretKey: string }) {
  const client = createProviderClient(options);
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'payplug-version': VERSION,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  const get = (path: string) => client.ask({ method: 'GET', path, headers });
  const post = (path: string, body: unknown) =>
    client.ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
  return {
    createPayment: async (body: unknown) => jsonAnswer(paymentRecord, await post('/v1/payments', body)),
    payment: async (id: string) => jsonAnswer(paymentRecord, await get(`/v1/payments/${id}`)),
    refund: async (payment: string, id: string) =>
      jsonAnswer(refundRecord, await get(`/v1/payments/${payment}/refunds/${id}`)),
    refunds: async (payment: string) => jsonAnswer(refundList, await get(`/v1/payments/${payment}/refunds`)),
    createRefund: async (payment: string, body: unknown) =>
      jsonAnswer(refundRecord, await post(`/v1/payments/${payment}/refunds`, body)),
  };
}

export type PayPlugApi = ReturnType<typeof createPayPlugApi>;
