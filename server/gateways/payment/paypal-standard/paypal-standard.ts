import type { PaymentGateway, ProviderRequest } from '../payment-gateway.ts';
import { createProviderClient, providerUrl, type ProviderClient } from '../provider-client.ts';
import { ProviderError } from '../provider-error.ts';
import { ignored, isTooLarge, parseForm, rejected } from '../read-body.ts';
import { formFields } from './form-fields.ts';
import { eventOf } from './ipn.ts';

export const FORMS = { live: 'https://www.paypal.com', test: 'https://www.sandbox.paypal.com' } as const;
const CHECKS = { live: 'https://ipnpb.paypal.com', test: 'https://ipnpb.sandbox.paypal.com' } as const;
const PATH = '/cgi-bin/webscr';

export interface PayPalStandardConfig {
  /** `sales.payment_methods.paypal_standard.business_account` */
  readonly businessAccount: string;
  readonly sandbox: boolean;
  /** Absent: PayPal's own. */
  readonly formBaseUrl?: string | undefined;
  readonly checkBaseUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/** PayPal Standard (domain 4.6): a form there, notifications (IPN) back. The protocol knows no question and no refund. */
export function createPayPalStandard(config: PayPalStandardConfig): PaymentGateway {
  const { businessAccount, sandbox } = config;
  const mode = sandbox ? 'test' : 'live';
  const action = providerUrl(config.formBaseUrl ?? FORMS[mode], PATH);
  const client = createProviderClient({ baseUrl: config.checkBaseUrl ?? CHECKS[mode], timeoutMs: config.timeoutMs });
  return {
    provider: 'paypal_standard',
    mode,
    start: async (payment) => ({ kind: 'form', action, method: 'POST', fields: formFields(payment, businessAccount) }),
    async readNotification(request) {
      if (isTooLarge(request)) return rejected('bodyTooLarge');
      const fields = parseForm(request.rawBody, 'charset');
      if (fields === null || Object.keys(fields).length === 0) return rejected('bodyMalformed');
      // a notification gives no command: another one beside the shop's would make another question of it
      if (fields['cmd'] !== undefined) return rejected('bodyMalformed');
      const word = await verdictOn(client, request);
      if (word !== 'VERIFIED') return rejected(word === 'INVALID' ? 'signatureInvalid' : 'providerUnreachable', fields);
      // word of an account, a subscription, a dispute without money: true, and no payment of ours
      if (fields['payment_status'] === undefined) return ignored(fields, { status: 200, body: '' });
      const event = eventOf(fields, { business: businessAccount, sandbox });
      if (typeof event === 'string')
        return rejected(event, fields, {
          reference: fields['invoice'] ?? '',
          providerReference: fields['txn_id'] ?? '',
        });
      return { kind: 'verified', event, answer: { status: 200, body: '' } };
    },
    check: async () => 'unasked',
    query: async () => ({ kind: 'unsupported' }),
    refund: async () => ({ kind: 'manual', backOffice: FORMS[mode] }),
  };
}

/** PayPal gets its own octets back, unchanged, and says whether it sent them. */
async function verdictOn(client: ProviderClient, { rawBody }: ProviderRequest): Promise<'VERIFIED' | 'INVALID' | null> {
  const body = Buffer.concat([Buffer.from('cmd=_notify-validate&'), rawBody]);
  try {
    const { status, text } = await client.ask({
      method: 'POST',
      path: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    return status === 200 && (text === 'VERIFIED' || text === 'INVALID') ? text : null;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}
