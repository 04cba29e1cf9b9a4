import type { PaymentRequest } from '../payment-gateway.ts';
import type { Fields } from '../read-body.ts';

/** The euro (ISO 4217, numeric): the only currency the shop asks for. */
const CURRENCIES: Readonly<Record<string, string>> = { EUR: '978', CHF: '756', GBP: '826', USD: '840' };
/** Six signs a day and site; PayZen keeps 900000 to 999999 for itself. */
const SERIALS = 900_000;

export const numericCurrency = (currency: string): string | undefined => CURRENCIES[currency];

export const currencyOf = (numeric: string): string | undefined =>
  Object.keys(CURRENCIES).find((currency) => CURRENCIES[currency] === numeric);

export interface PayZenTerms {
  /** Eight digits. */
  readonly siteId: string;
  readonly mode: 'TEST' | 'PRODUCTION';
  /** Days between the payment and its capture. */
  readonly captureDelay: number;
  /** 0: by itself, 1: somebody validates it in PayZen's back office. */
  readonly validationMode: number;
}

/** `20170129130025`, in UTC. */
export const instantOf = (date: Date): string => date.toISOString().slice(0, 19).replace(/\D/gu, '');

/**
 * The fields of a payment by form (domain 4.6), without their signature. What is signed can be cut again into other
 * fields by whoever is handed the form, for the names are not part of it: so nothing stands here that a person typed. Of
 * the buyer PayZen learns the shop's own number; of what the device chose it holds the UUID of the order alone, which is
 * no state, no amount and no site. PayZen sends nothing signed home with the browser either (`NONE`).
 * @throws RangeError for a currency that PayZen is not asked in
 */
export function formFields(payment: PaymentRequest, terms: PayZenTerms): Fields {
  const currency = numericCurrency(payment.amount.currency);
  if (currency === undefined) throw new RangeError(`no currency of PayZen's: ${payment.amount.currency}`);
  const fields: Fields = {
    vads_version: 'V2',
    vads_site_id: terms.siteId,
    vads_ctx_mode: terms.mode,
    vads_action_mode: 'INTERACTIVE',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_amount: String(payment.amount.cents),
    vads_currency: currency,
    vads_trans_date: instantOf(payment.startedAt),
    vads_trans_id: String(payment.serial % SERIALS).padStart(6, '0'),
    vads_order_id: payment.reference,
    vads_order_info: payment.orderUuid,
    vads_cust_id: payment.customerId,
    vads_language: 'fr',
    vads_capture_delay: String(terms.captureDelay),
    vads_validation_mode: String(terms.validationMode),
    vads_return_mode: 'NONE',
    vads_url_return: payment.returns.success,
    vads_url_success: payment.returns.success,
    vads_url_refused: payment.returns.refused,
    vads_url_cancel: payment.returns.cancelled,
    vads_url_error: payment.returns.failed,
    vads_url_check: payment.notifyUrl,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
