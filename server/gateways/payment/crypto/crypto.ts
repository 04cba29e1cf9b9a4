import * as v from 'valibot';

import { maskRaw } from '../mask-raw.ts';
import type { PaymentMode } from '../payment-event.ts';
import type { NotificationReading, PaymentGateway } from '../payment-gateway.ts';
import { providerUrl } from '../provider-client.ts';
import { ProviderError } from '../provider-error.ts';
import { ignored, isTooLarge, parseJson, rejected } from '../read-body.ts';
import { eventOf, invoiceBody, invoiceId } from './invoice.ts';
import { createInvoiceApi, type InvoiceApi } from './invoice-api.ts';
import { refundInvoice } from './refund-invoice.ts';
import { isSigned, webhookBody } from './webhook.ts';

export interface CryptoConfig {
  /** `provider_url`: the shop's own server, or a host's. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly storeId: string;
  readonly expireMinutes: number;
  /** The protocol does not tell: a server of a test network is one, whoever configures it knows. */
  readonly mode: PaymentMode;
  readonly timeoutMs?: number | undefined;
}

/** Of an invoice that is none the server says so, but only to a key it knows. */
const NO_INVOICE = '0000000000000000000000';
const OK = { status: 200, body: '' } as const;

/** Coins, by a server that speaks as BTCPay does (domain 4.6): an invoice there, signed webhooks back. */
export function createCrypto(config: CryptoConfig): PaymentGateway {
  const api = createInvoiceApi(config);
  const origin = new URL(providerUrl(config.baseUrl)).origin;
  return {
    provider: 'crypto',
    mode: config.mode,
    async start(payment) {
      const { value } = await api.createInvoice(invoiceBody(payment, config.expireMinutes));
      const url = value.checkoutLink;
      if (!URL.canParse(url) || new URL(url).origin !== origin) throw new ProviderError('malformed');
      return { kind: 'redirect', url, providerReference: value.id };
    },
    async readNotification(request) {
      if (isTooLarge(request)) return rejected('bodyTooLarge');
      const body = parseJson(request.rawBody);
      if (!isSigned(request.rawBody, request.headers['btcpay-sig'], config.webhookSecret))
        return rejected('signatureInvalid', body ?? null);
      const told = v.safeParse(webhookBody, body);
      if (!told.success) return rejected('bodyMalformed', body);
      if (told.output.storeId !== config.storeId) return rejected('merchantMismatch', body);
      if (told.output.invoiceId === undefined) return ignored(body, OK);
      return lookUp(api, config, told.output.invoiceId).catch((error: unknown) => unasked(error, body));
    },
    async check() {
      await api.invoice(NO_INVOICE).catch(nullWhenMissing);
      return 'accepted';
    },
    async query(providerReference) {
      if (!v.is(invoiceId, providerReference)) return { kind: 'unknown' };
      const reading = await lookUp(api, config, providerReference).catch(nullWhenMissing);
      return reading?.kind === 'verified' ? { kind: 'known', event: reading.event } : { kind: 'unknown' };
    },
    refund: (refund) => refundInvoice(api, refund),
  };
}

/** The state is asked for, not told: webhooks come late, twice and in any order. */
async function lookUp(api: InvoiceApi, config: CryptoConfig, id: string): Promise<NotificationReading> {
  const { value, raw } = await api.invoice(id);
  const event = eventOf(value, config, raw);
  if (typeof event === 'string') return rejected(event, raw, { reference: '', providerReference: id });
  return { kind: 'verified', event, answer: OK };
}

function unasked(error: unknown, body: unknown): NotificationReading {
  if (!(error instanceof ProviderError)) throw error;
  return rejected(error.status === 404 ? 'signatureInvalid' : 'providerUnreachable', maskRaw(body));
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}
