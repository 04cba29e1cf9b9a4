import { cutText } from '#core/domain/text/cut-text.ts';

import type { PayerAddress, PaymentRequest } from '../payment-gateway.ts';
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

function payerFields({ billing, customerId }: PaymentRequest): Fields {
  return {
    vads_cust_id: cutText(customerId, 63),
    vads_cust_title: billing.title === 'mr' ? 'M.' : billing.title === 'mrs' ? 'Mme' : '',
    vads_cust_status: billing.company ? 'COMPANY' : 'PRIVATE',
    vads_cust_legal_name: cutText(billing.company ?? '', 100),
    vads_cust_email: cutText(billing.email, 150),
    vads_cust_first_name: cutText(billing.firstName, 63),
    vads_cust_last_name: cutText(billing.lastName, 63),
    vads_cust_address: cutText(billing.lines.join(', '), 255),
    vads_cust_zip: cutText(billing.postcode, 64),
    vads_cust_city: cutText(billing.city, 128),
    vads_cust_country: billing.country,
    vads_cust_phone: cutText(billing.phone ?? '', 32),
  };
}

const DELIVERY = { address: 'PACKAGE_DELIVERY_COMPANY', pickup: 'RECLAIM_IN_SHOP', digital: 'ETICKET' } as const;

function deliveryFields(to: PayerAddress, delivery: PaymentRequest['delivery']): Fields {
  const type: Fields = { vads_ship_to_type: DELIVERY[delivery] };
  if (delivery === 'digital') return type;
  return {
    ...type,
    vads_ship_to_first_name: cutText(to.firstName, 63),
    vads_ship_to_last_name: cutText(to.lastName, 63),
    vads_ship_to_legal_name: cutText(to.company ?? '', 100),
    vads_ship_to_street: cutText(to.lines[0] ?? '', 255),
    vads_ship_to_street2: cutText(to.lines.slice(1).join(', '), 255),
    vads_ship_to_zip: cutText(to.postcode, 64),
    vads_ship_to_city: cutText(to.city, 128),
    vads_ship_to_country: to.country,
    vads_ship_to_phone_num: cutText(to.phone ?? '', 32),
  };
}

/**
 * The fields of a payment by form (domain 4.6), without their signature.
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
    ...payerFields(payment),
    ...deliveryFields(payment.shipping ?? payment.billing, payment.delivery),
    vads_language: 'fr',
    vads_capture_delay: String(terms.captureDelay),
    vads_validation_mode: String(terms.validationMode),
    vads_return_mode: 'POST',
    vads_url_return: payment.returns.success,
    vads_url_success: payment.returns.success,
    vads_url_refused: payment.returns.refused,
    vads_url_cancel: payment.returns.cancelled,
    vads_url_error: payment.returns.failed,
    vads_url_check: payment.notifyUrl,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
