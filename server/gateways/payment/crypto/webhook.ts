import { createHmac } from 'node:crypto';

import * as v from 'valibot';

import { sameSecret } from '../constant-time.ts';
import { invoiceId } from './invoice.ts';

/** What a webhook is believed: which invoice to look at. Its order of arrival means nothing. */
export const webhookBody = v.object({
  type: v.pipe(v.string(), v.maxLength(64)),
  storeId: v.string(),
  invoiceId: v.optional(invoiceId),
});

/** The header `BTCPay-Sig`: HMAC-SHA-256 over the octets of the body. */
export const signatureOf = (rawBody: Uint8Array, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`;

export const isSigned = (rawBody: Uint8Array, header: string | undefined, secret: string): boolean =>
  secret !== '' && sameSecret(header ?? '', signatureOf(rawBody, secret));
