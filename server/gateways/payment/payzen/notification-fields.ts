/**
 * Which fields a notification of PayZen has, and what may stand in each. The signature covers the values in the order of
 * their names, joined by "+", and not the names: a text that was signed for one purpose can be cut again into other
 * fields. So a notification is read strictly: no name that PayZen does not tell, nothing that only a form has, no "+"
 * where it could hold several values, and each value that decides in its own form.
 */
import type { Fields } from '../read-body.ts';

/** What decides, and what every notification has. */
const DECIDING: Readonly<Record<string, RegExp>> = {
  vads_amount: /^\d{1,12}$/u,
  vads_ctx_mode: /^(?:TEST|PRODUCTION)$/u,
  vads_currency: /^\d{3}$/u,
  vads_hash: /^[0-9a-f]{64}$/u,
  vads_operation_type: /^[A-Z]{1,20}$/u,
  vads_order_id: /^[0-9A-Za-z-]{1,64}$/u,
  vads_order_info: /^[0-9a-f-]{36}$/u,
  vads_site_id: /^\d{8}$/u,
  vads_trans_date: /^\d{14}$/u,
  vads_trans_id: /^[0-9A-Za-z]{6}$/u,
  vads_trans_status: /^[A-Z_]{1,40}$/u,
  vads_url_check_src: /^[A-Z_]{1,20}$/u,
};

/** What only some have: of an abandoned page there is no transaction. */
const NAMED: Readonly<Record<string, RegExp>> = {
  vads_trans_uuid: /^(?:[0-9a-f]{32})?$/u,
  vads_result: /^(?:\d{2})?$/u,
};

/** Written in base 64, which has "+" among its digits, and no longer than these are. */
const BASE_64 = /^[0-9A-Za-z+/=]{0,64}$/u;
const IN_BASE_64 = new Set(['vads_threeds_cavv', 'vads_threeds_xid']);

/** Told beside it, and decides nothing. */
const BESIDE = new Set(
  [
    'acquirer_network acquirer_transaction_id action_mode archival_reference_identifier auth_mode auth_number auth_result',
    'authent_paypal_protection_eligibility authorized_amount available_languages bank_code bank_label bank_product',
    'brand_management capture_delay card_brand card_country card_nature card_number card_product_category',
    'cardholder_card_expiry_month cardholder_card_expiry_year cardholder_card_number change_rate collaborative_site',
    'contract_used contrib',
    'cust_address cust_address_number cust_address2 cust_cell_phone cust_city cust_country cust_district cust_email',
    'cust_first_name cust_id cust_last_name cust_legal_name cust_name cust_national_id cust_phone cust_state',
    'cust_status cust_title cust_zip',
    'effective_amount effective_creation_date effective_currency expected_capture_date expiry_month expiry_year',
    'ext_trans_id extra_result first_installment_delay gift_card_id identifier identifier_previously_registered',
    'identifier_status insurance_amount iso_presentation_date language nb_products network_transaction_id',
    'occurrence_type optimized_flow order_info2 order_info3 page_action payment_certificate payment_config',
    'payment_error payment_option_code payment_seq payment_src pays_ip presentation_date recurrence_number',
    'recurrence_status requestor risk_analysis_result risk_assessment_result risk_control sequence_number',
    'ship_to_city ship_to_country ship_to_delay ship_to_delivery_company_name ship_to_district ship_to_first_name',
    'ship_to_last_name ship_to_legal_name ship_to_name ship_to_phone_num ship_to_speed ship_to_state ship_to_status',
    'ship_to_street ship_to_street_number ship_to_street2 ship_to_type ship_to_user_info ship_to_zip shipping_amount',
    'subscription tax_amount theme_config threeds_auth_type threeds_cavvAlgorithm threeds_eci threeds_enrolled',
    'threeds_error_code threeds_exit_status threeds_mpi threeds_sign_valid threeds_status threeds_user_interaction',
    'token_id totalamount_vat user_info validation_mode version wallet warranty_result',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => `vads_${name}`),
);

/** One value: none that was joined of several. */
const ONE_VALUE = /^[^+\p{Cc}]{0,500}$/u;
const isAddress = (value: string): boolean => value.includes('://');

function isFit(name: string, value: string): boolean {
  const own = DECIDING[name] ?? NAMED[name];
  if (own !== undefined) return own.test(value);
  if (IN_BASE_64.has(name)) return BASE_64.test(value);
  return name === 'signature' || (BESIDE.has(name) && ONE_VALUE.test(value) && !isAddress(value));
}

/** Whether fields have the form of a notification, whatever their signature is worth. */
export const isNotification = (fields: Fields): boolean =>
  Object.keys(DECIDING).every((name) => fields[name] !== undefined) &&
  Object.entries(fields).every(([name, value]) => isFit(name, value));
