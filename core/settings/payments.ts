/** Settings of the ways to pay, on the screen « Ventes » (domain 1.5, 4.6). All of them stay on the server. */
import type { SettingDefinitions } from './definition.ts';

export const paymentsKept = {
  'sales.payment_methods.paypal_standard.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.payment_methods.paypal_standard.title': { kind: 'text', default: 'PayPal', scope: 'channel' },
  'sales.payment_methods.paypal_standard.business_account': { kind: 'email', default: '', scope: 'channel' },
  'sales.payment_methods.paypal_standard.sandbox': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.payment_methods.paypal_standard.sort': { kind: 'number', default: 2, min: 0, max: 99, scope: 'channel' },

  'sales.payment_methods.payzen.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.payment_methods.payzen.title': { kind: 'text', default: 'Carte bancaire', scope: 'channel' },
  'sales.payment_methods.payzen.site_id': { kind: 'text', default: '', max: 8, scope: 'channel' },
  'sales.payment_methods.payzen.test_key': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.payzen.production_key': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.payzen.mode': {
    kind: 'choice',
    choices: ['TEST', 'PRODUCTION'],
    default: 'TEST',
    scope: 'channel',
  },
  'sales.payment_methods.payzen.capture_delay': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 365,
    unit: 'days',
    scope: 'channel',
  },
  'sales.payment_methods.payzen.validation_mode': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 1,
    scope: 'channel',
  },
  'sales.payment_methods.payzen.sort': { kind: 'number', default: 1, min: 0, max: 99, scope: 'channel' },

  'sales.payment_methods.payplug.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.payment_methods.payplug.title': { kind: 'text', default: 'Carte bancaire', scope: 'channel' },
  'sales.payment_methods.payplug.secret_key_test': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.payplug.secret_key_live': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.payplug.mode': {
    kind: 'choice',
    choices: ['test', 'live'],
    default: 'test',
    scope: 'channel',
  },
  'sales.payment_methods.payplug.sort': { kind: 'number', default: 3, min: 0, max: 99, scope: 'channel' },

  'sales.payment_methods.banktransfer.active': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.payment_methods.banktransfer.title': { kind: 'text', default: 'Virement bancaire', scope: 'channel' },
  'sales.payment_methods.banktransfer.account_holder': { kind: 'text', default: '', scope: 'channel' },
  'sales.payment_methods.banktransfer.iban': { kind: 'text', default: '', max: 42, scope: 'channel' },
  'sales.payment_methods.banktransfer.bic': { kind: 'text', default: '', max: 11, scope: 'channel' },
  'sales.payment_methods.banktransfer.bank_name': { kind: 'text', default: '', scope: 'channel' },
  'sales.payment_methods.banktransfer.instructions': { kind: 'multiline', default: '', scope: 'channel' },
  'sales.payment_methods.banktransfer.expire_days': {
    kind: 'number',
    default: 10,
    min: 1,
    max: 90,
    unit: 'days',
    scope: 'channel',
  },
  'sales.payment_methods.banktransfer.sort': { kind: 'number', default: 4, min: 0, max: 99, scope: 'channel' },

  'sales.payment_methods.crypto.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.payment_methods.crypto.title': { kind: 'text', default: 'Cryptomonnaie', scope: 'channel' },
  'sales.payment_methods.crypto.provider_url': { kind: 'url', default: '', scope: 'channel' },
  'sales.payment_methods.crypto.api_key': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.crypto.webhook_secret': { kind: 'text', default: '', secret: true, scope: 'channel' },
  'sales.payment_methods.crypto.store_id': { kind: 'text', default: '', scope: 'channel' },
  'sales.payment_methods.crypto.expire_minutes': {
    kind: 'number',
    default: 30,
    min: 1,
    max: 1_440,
    unit: 'minutes',
    scope: 'channel',
  },
  'sales.payment_methods.crypto.sort': { kind: 'number', default: 5, min: 0, max: 99, scope: 'channel' },

  'sales.payment_methods.paypal_standard.min_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.paypal_standard.max_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.paypal_standard.customer_groups': { kind: 'list', default: [], scope: 'channel' },

  'sales.payment_methods.payzen.min_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.payzen.max_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.payzen.customer_groups': { kind: 'list', default: [], scope: 'channel' },

  'sales.payment_methods.payplug.min_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.payplug.max_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.payplug.customer_groups': { kind: 'list', default: [], scope: 'channel' },

  'sales.payment_methods.banktransfer.min_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.banktransfer.max_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.banktransfer.customer_groups': { kind: 'list', default: [], scope: 'channel' },

  'sales.payment_methods.crypto.min_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.crypto.max_total': { kind: 'money', default: null, scope: 'channel' },
  'sales.payment_methods.crypto.customer_groups': { kind: 'list', default: [], scope: 'channel' },
} as const satisfies SettingDefinitions;
