import type { NotificationReading, PaymentGateway, PaymentQuery } from '../payment-gateway.ts';
import { providerUrl } from '../provider-client.ts';
import { ProviderError } from '../provider-error.ts';
import { ignored, isTooLarge, parseForm, rejected } from '../read-body.ts';
import { confirmed, queryTry, TRANSACTION } from './ask-payzen.ts';
import { formFields, type PayZenTerms } from './form-fields.ts';
import { eventOf, isVerificationOnly } from './ipn.ts';
import { isNotification } from './notification-fields.ts';
import { createRestApi } from './rest-api.ts';
import { isSigned, signed } from './signature.ts';

export const FORM_URL = 'https://secure.payzen.eu';
const API_URL = 'https://api.payzen.eu';
const NO_TRANSACTION = '0'.repeat(32);
const OK = { status: 200, body: 'OK' } as const;
const UNSUPPORTED: PaymentQuery = { kind: 'unsupported' };

export interface PayZenConfig extends PayZenTerms {
  /** The key of the mode, `test_key` or `production_key`. */
  readonly key: string;
  /** Of PayZen's API in the mode; absent: the shop has none, and PayZen is believed by its signature. */
  readonly restPassword?: string | undefined;
  /** Absent: PayZen's own, of its form and of its API. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/**
 * PayZen by form (domain 4.6): signed both ways. Where the shop has the password of its API, PayZen is asked before a
 * notification counts, and what became of a try that nobody told of; without it both are so in PayZen's back office.
 */
export function createPayZen(config: PayZenConfig): PaymentGateway {
  const { key, siteId, restPassword = '', timeoutMs } = config;
  const action = `${providerUrl(config.baseUrl ?? FORM_URL)}/vads-payment/`;
  const api =
    restPassword === ''
      ? null
      : createRestApi({ siteId, password: restPassword, baseUrl: config.baseUrl ?? API_URL, timeoutMs });

  async function asked(told: NotificationReading): Promise<NotificationReading> {
    if (api === null || told.kind !== 'verified') return told;
    const { event } = told;
    // of a page that nobody paid on there is no transaction to ask for, and nothing to book
    if (event.outcome.kind === 'failed' && !TRANSACTION.test(event.providerReference)) return told;
    try {
      const answer = await confirmed(api, event, config);
      return typeof answer === 'string' ? rejected(answer, event.raw) : { ...told, event: answer };
    } catch (error) {
      if (error instanceof ProviderError) return rejected('providerUnreachable', event.raw);
      throw error;
    }
  }

  return {
    provider: 'payzen',
    mode: config.mode === 'TEST' ? 'test' : 'live',
    start: async (payment) => ({
      kind: 'form',
      action,
      method: 'POST',
      fields: signed(formFields(payment, config), key),
      ...(api === null ? {} : { providerReference: payment.reference }),
    }),
    async readNotification(request) {
      if (isTooLarge(request)) return rejected('bodyTooLarge');
      const fields = parseForm(request.rawBody);
      if (fields === null) return rejected('bodyMalformed');
      if (!isSigned(fields, key)) return rejected('signatureInvalid', fields);
      const { signature, vads_order_id: reference = '' } = fields;
      const about = { reference, providerReference: '', signature };
      if (!isNotification(fields)) return rejected('notANotification', fields, about);
      if (isVerificationOnly(fields)) return ignored(fields, OK);
      const event = eventOf(fields, config);
      if (typeof event === 'string') return rejected(event, fields, about);
      return asked({ kind: 'verified', event, signature, answer: OK });
    },
    async check() {
      if (api === null) return 'unasked';
      await api.transaction(NO_TRANSACTION);
      return 'accepted';
    },
    query: async (reference) => (api === null ? UNSUPPORTED : queryTry(api, reference, config)),
    refund: async () => ({ kind: 'manual', backOffice: `${FORM_URL}/vads-merchant/` }),
  };
}
