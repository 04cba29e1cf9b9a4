/** PayZen's API (REST, V4), where the shop has its password: the word of a form is then asked for, not believed. */
import * as v from 'valibot';

import { jsonAnswer } from '../json-answer.ts';
import { createProviderClient, type ClientOptions } from '../provider-client.ts';
import { ProviderError } from '../provider-error.ts';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the shop reads of a transaction; PayZen may add to it. */
export const transactionRecord = v.object({
  shopId: v.string(),
  uuid: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u)),
  amount: cents,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)),
  detailedStatus: v.string(),
  operationType: v.string(),
  errorCode: v.nullish(v.string()),
  orderDetails: v.object({ orderId: v.nullish(v.string()), mode: v.string() }),
});
export type TransactionRecord = v.InferOutput<typeof transactionRecord>;

const orderRecord = v.object({ transactions: v.array(transactionRecord) });
const envelope = v.object({ status: v.picklist(['SUCCESS', 'ERROR']), answer: v.unknown() });
const failure = v.object({ errorCode: v.string() });

/** There is nothing of this name; the keys are none. */
const MISSING = 'PSP_010';
const UNAUTHORIZED = new Set(['INT_905', 'INT_902', 'PSP_101']);

/** @param access `siteId` and the password of the mode, as PayZen's back office gives them for its API */
export function createRestApi({
  siteId,
  password,
  ...options
}: ClientOptions & { readonly siteId: string; readonly password: string }) {
  const client = createProviderClient(options);
  const headers = {
    authorization: `Basic ${Buffer.from(`${siteId}:${password}`).toString('base64')}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  /** @throws ProviderError; null: there is none */
  async function ask<Schema extends v.GenericSchema>(what: string, body: unknown, schema: Schema) {
    const path = `/api-payment/V4/${what}`;
    const reply = await client.ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
    const { value, raw } = jsonAnswer(envelope, reply);
    if (value.status === 'SUCCESS') {
      const read = v.safeParse(schema, value.answer);
      if (!read.success) throw new ProviderError('malformed', { status: reply.status });
      return { value: read.output, raw };
    }
    const code = v.safeParse(failure, value.answer);
    if (!code.success) throw new ProviderError('malformed', { status: reply.status });
    if (code.output.errorCode === MISSING) return null;
    throw new ProviderError(UNAUTHORIZED.has(code.output.errorCode) ? 'unauthorized' : 'refused', {
      status: reply.status,
      detail: code.output.errorCode,
    });
  }
  return {
    transaction: (uuid: string) => ask('Transaction/Get', { uuid }, transactionRecord),
    order: (orderId: string) => ask('Order/Get', { orderId }, orderRecord),
  };
}

export type RestApi = ReturnType<typeof createRestApi>;
