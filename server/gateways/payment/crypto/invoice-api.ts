import * as v from 'valibot';

import { jsonAnswer } from '../json-answer.ts';
import { createProviderClient, type ClientOptions } from '../provider-client.ts';
import { invoiceRecord } from './invoice.ts';

/** Money that waits for whoever knows its address. */
export const pullPayment = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  name: v.nullish(v.string()),
  amount: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  currency: v.string(),
  viewLink: v.string(),
});

interface Access extends ClientOptions {
  readonly apiKey: string;
  readonly storeId: string;
}

/** The calls of a server that speaks as BTCPay does (Greenfield v1). */
export function createInvoiceApi({ apiKey, storeId, ...options }: Access) {
  const client = createProviderClient(options);
  const headers = {
    authorization: `token ${apiKey}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  const store = `/api/v1/stores/${encodeURIComponent(storeId)}/`;
  const get = (path: string) => client.ask({ method: 'GET', path: store + path, headers });
  const post = (path: string, body: unknown) =>
    client.ask({ method: 'POST', path: store + path, headers, body: JSON.stringify(body) });
  return {
    createInvoice: async (body: unknown) => jsonAnswer(invoiceRecord, await post('invoices', body)),
    invoice: async (id: string) => jsonAnswer(invoiceRecord, await get(`invoices/${id}`)),
    pullPayments: async () => jsonAnswer(v.array(pullPayment), await get('pull-payments?includeArchived=true')),
    refundInvoice: async (id: string, body: unknown) =>
      jsonAnswer(pullPayment, await post(`invoices/${id}/refund`, body)),
  };
}

export type InvoiceApi = ReturnType<typeof createInvoiceApi>;
