import type { PaymentGateway, ProviderRequest, ReturnHint } from '../payment-gateway.ts';
import { providerUrl } from '../provider-client.ts';
import { ignored, isTooLarge, parseForm, rejected, type Fields } from '../read-body.ts';
import { formFields, type PayZenTerms } from './form-fields.ts';
import { eventOf, isVerificationOnly, outcomeOf } from './ipn.ts';
import { isSigned, signed } from './signature.ts';

const BASE_URL = 'https://secure.payzen.eu';

export interface PayZenConfig extends PayZenTerms {
  /** The key of the mode, `test_key` or `production_key`. */
  readonly key: string;
  /** Absent: PayZen's own. */
  readonly baseUrl?: string | undefined;
}

/**
 * PayZen by form (domain 4.6): signed both ways. The key of the form opens no API: what is to be asked or refunded is
 * so in PayZen's back office, and comes back as a notification.
 */
export function createPayZen(config: PayZenConfig): PaymentGateway {
  const { key } = config;
  const action = `${providerUrl(config.baseUrl ?? BASE_URL)}/vads-payment/`;
  return {
    provider: 'payzen',
    mode: config.mode === 'TEST' ? 'test' : 'live',
    formHosts: [new URL(action).origin],
    start: async (payment) => ({
      kind: 'form',
      action,
      method: 'POST',
      fields: signed(formFields(payment, config), key),
    }),
    async readNotification(request) {
      if (isTooLarge(request)) return rejected('bodyTooLarge');
      const fields = parseForm(request.rawBody);
      if (fields === null) return rejected('bodyMalformed');
      // without `vads_hash` it is what the browser carries home: signed, and no notification
      if (!fields['vads_hash'] || !isSigned(fields, key)) return rejected('signatureInvalid', fields);
      const answer = { status: 200, body: 'OK' };
      if (isVerificationOnly(fields)) return ignored(fields, answer);
      const event = eventOf(fields, config);
      return typeof event === 'string' ? rejected(event, fields) : { kind: 'verified', event, answer };
    },
    readReturn: (request) => hintOf(returnedFields(request), key),
    check: async () => 'unasked',
    query: async () => ({ kind: 'unsupported' }),
    refund: async () => ({ kind: 'manual', backOffice: `${BASE_URL}/vads-merchant/` }),
  };
}

/** A return comes as a form (POST) or in the address (GET). */
function returnedFields(request: ProviderRequest): Fields | null {
  if (isTooLarge(request)) return null;
  if (request.rawBody.byteLength > 0) return parseForm(request.rawBody);
  return Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, value ?? '']));
}

function hintOf(fields: Fields | null, key: string): ReturnHint {
  if (fields === null || !isSigned(fields, key)) return 'nothing';
  const outcome = outcomeOf(fields);
  if (outcome?.kind === 'failed') return outcome.failure === 'abandoned' ? 'cancelled' : 'refused';
  return outcome?.kind === 'paid' || outcome?.kind === 'authorized' ? 'paid' : 'nothing';
}
