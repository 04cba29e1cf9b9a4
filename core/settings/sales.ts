/** Settings of the screen « Ventes » (domain 1.5); those of the ways to pay have a file of their own. */
import { RMA_PHOTOS_MAX } from '#core/domain/returns/rma.ts';
import { TAX_DISPLAYS } from '#core/domain/tax/tax-display.ts';

import type { SettingDefinitions } from './definition.ts';

/** Travel to the shop: the delivery is promised in one way everywhere. */
export const salesShown = {
  'sales.carriers.free.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.carriers.free.min_amount': { kind: 'money', default: 0, scope: 'channel' },
  'sales.carriers.flatrate.active': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.carriers.flatrate.default_rate': { kind: 'money', default: 69_000, scope: 'channel' },
  'sales.carriers.flatrate.type': {
    kind: 'choice',
    choices: ['per_order', 'per_unit'],
    default: 'per_order',
    scope: 'channel',
  },
  'sales.carriers.flatrate.min_days': { kind: 'number', default: 2, min: 0, max: 60, unit: 'days', scope: 'channel' },
  'sales.carriers.flatrate.max_days': { kind: 'number', default: 3, min: 0, max: 60, unit: 'days', scope: 'channel' },
  'sales.carriers.pickup.active': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.carriers.pickup.preparation_hours': {
    kind: 'number',
    default: 2,
    min: 0,
    max: 720,
    unit: 'hours',
    scope: 'channel',
  },
  'sales.rma.setting.default_allow_days': {
    kind: 'number',
    default: 30,
    min: 14,
    max: 365,
    unit: 'days',
    scope: 'channel',
  },
  /* one at least: some reasons ask for a photo; no more than a device keeps for one request */
  'sales.rma.setting.max_images': { kind: 'number', default: 5, min: 1, max: RMA_PHOTOS_MAX, scope: 'channel' },
  'sales.order_settings.reorder.shop': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.order_settings.customer_cancel': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.withdrawal.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.withdrawal.days': { kind: 'number', default: 14, min: 14, max: 365, unit: 'days', scope: 'channel' },
} as const satisfies SettingDefinitions;

/** Stay on the server. */
export const salesKept = {
  'sales.shipping.origin.country': { kind: 'text', default: 'FR', max: 2, scope: 'channel' },
  'sales.shipping.origin.state': { kind: 'text', default: '', scope: 'channel' },
  'sales.shipping.origin.city': { kind: 'text', default: '', max: 100, scope: 'channel' },
  'sales.shipping.origin.address': { kind: 'text', default: '', scope: 'channel' },
  'sales.shipping.origin.zipcode': { kind: 'text', default: '', max: 10, scope: 'channel' },
  'sales.shipping.origin.store_name': { kind: 'text', default: '', scope: 'channel' },
  'sales.shipping.origin.contact': { kind: 'text', default: '', scope: 'channel' },

  'sales.carriers.free.title': { kind: 'text', default: 'Livraison offerte', scope: 'channel' },
  'sales.carriers.flatrate.title': { kind: 'text', default: 'Livraison standard', scope: 'channel' },
  'sales.carriers.tablerate.active': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.carriers.tablerate.title': { kind: 'text', default: 'Livraison à domicile', scope: 'channel' },
  'sales.carriers.pickup.title': { kind: 'text', default: 'Retrait en magasin', scope: 'channel' },

  'sales.order_settings.order_number.prefix': { kind: 'text', default: 'CMD', max: 20, scope: 'channel' },
  'sales.order_settings.order_number.length': { kind: 'number', default: 8, min: 1, max: 12, scope: 'channel' },
  'sales.order_settings.order_number.suffix': { kind: 'text', default: '', max: 20, scope: 'channel' },
  'sales.order_settings.quote_number.start': {
    kind: 'number',
    default: 1_001,
    min: 1,
    max: 90_000_000,
    scope: 'global',
  },
  'sales.order_settings.quote_number.prefix': { kind: 'text', default: 'DEV', max: 20, scope: 'channel' },
  'sales.order_settings.minimum_order.enable': { kind: 'boolean', default: false, scope: 'channel' },
  'sales.order_settings.minimum_order.amount': { kind: 'money', default: 0, scope: 'channel' },
  'sales.order_settings.minimum_order.include_tax': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.order_settings.minimum_order.include_discount': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.order_settings.minimum_order.message': { kind: 'text', default: '', scope: 'channel' },
  'sales.order_settings.pending_payment.expire_minutes': {
    kind: 'number',
    default: 60,
    min: 1,
    max: 10_080,
    unit: 'minutes',
    scope: 'channel',
  },

  'sales.quote_settings.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.quote_settings.guest_enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.quote_settings.validity_days': {
    kind: 'number',
    default: 30,
    min: 1,
    max: 365,
    unit: 'days',
    scope: 'channel',
  },
  'sales.quote_settings.min_total': { kind: 'money', default: 0, scope: 'channel' },

  'sales.invoice_settings.invoice_number.prefix': { kind: 'text', default: 'FA{YYYY}-', max: 20, scope: 'global' },
  'sales.invoice_settings.invoice_number.length': { kind: 'number', default: 6, min: 1, max: 12, scope: 'global' },
  'sales.invoice_settings.invoice_number.yearly_reset': { kind: 'boolean', default: true, scope: 'global' },
  'sales.invoice_settings.credit_note_number.prefix': {
    kind: 'text',
    default: 'AV{YYYY}-',
    max: 20,
    scope: 'global',
  },
  'sales.invoice_settings.payment_terms.due_days': {
    kind: 'number',
    default: 30,
    min: 0,
    max: 365,
    unit: 'days',
    scope: 'global',
  },
  'sales.invoice_settings.payment_terms.late_rate': {
    kind: 'text',
    default: '3 fois le taux d’intérêt légal',
    scope: 'global',
  },
  'sales.invoice_settings.payment_terms.late_fee': { kind: 'money', default: 400_000, scope: 'global' },
  'sales.invoice_settings.payment_terms.discount_text': {
    kind: 'text',
    default: 'Pas d’escompte pour paiement anticipé',
    scope: 'global',
  },
  'sales.invoice_settings.pdf.logo': { kind: 'image', default: '', scope: 'channel+locale' },
  'sales.invoice_settings.pdf.footer_text': { kind: 'multiline', default: '', scope: 'channel+locale' },
  'sales.invoice_settings.auto_invoice': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.invoice_settings.reminders.limit': { kind: 'number', default: 3, min: 0, max: 20, scope: 'channel' },
  'sales.invoice_settings.reminders.interval_days': {
    kind: 'number',
    default: 7,
    min: 1,
    max: 365,
    unit: 'days',
    scope: 'channel',
  },

  'sales.shipping.cut_off_hour': { kind: 'number', default: 15, min: 0, max: 24, scope: 'channel' },
  'sales.taxes.oss': { kind: 'boolean', default: false, scope: 'global' },
  'sales.taxes.franchise': { kind: 'boolean', default: false, scope: 'global' },
  'sales.taxes.categories.product': { kind: 'slug', default: 'tva-20', max: 60, scope: 'channel' },
  'sales.taxes.categories.shipping': { kind: 'slug', default: 'tva-20', max: 60, scope: 'channel' },
  'sales.taxes.calculation.based_on': {
    kind: 'choice',
    choices: ['shipping_address', 'billing_address', 'shipping_origin'],
    default: 'shipping_address',
    scope: 'channel',
  },
  'sales.taxes.calculation.product_prices': {
    kind: 'choice',
    choices: ['including_tax', 'excluding_tax'],
    default: 'including_tax',
    scope: 'channel',
  },
  'sales.taxes.calculation.shipping_prices': {
    kind: 'choice',
    choices: ['including_tax', 'excluding_tax'],
    default: 'including_tax',
    scope: 'channel',
  },
  'sales.taxes.calculation.rounding': {
    kind: 'choice',
    choices: ['per_line', 'per_rate'],
    default: 'per_line',
    scope: 'channel',
  },
  'sales.taxes.default_destination.country': { kind: 'text', default: 'FR', max: 2, scope: 'channel' },
  'sales.taxes.default_destination.post_code': { kind: 'text', default: '75001', max: 10, scope: 'channel' },
  'sales.taxes.display.prices': { kind: 'choice', choices: TAX_DISPLAYS, default: 'including_tax', scope: 'channel' },
  'sales.taxes.display.subtotal': { kind: 'choice', choices: TAX_DISPLAYS, default: 'including_tax', scope: 'channel' },
  'sales.taxes.display.shipping': { kind: 'choice', choices: TAX_DISPLAYS, default: 'including_tax', scope: 'channel' },
  'sales.taxes.display.professional_prices': {
    kind: 'choice',
    choices: TAX_DISPLAYS,
    default: 'both',
    scope: 'channel',
  },

  'sales.checkout.terms.page_slug': { kind: 'slug', default: 'cgv', max: 100, scope: 'channel+locale' },
  'sales.checkout.terms.version': { kind: 'text', default: '2026-06', max: 40, scope: 'channel' },
  'sales.checkout.terms.label': {
    kind: 'text',
    default: 'J’ai lu et j’accepte les conditions générales de vente',
    scope: 'channel+locale',
  },
  'sales.checkout.order_button': { kind: 'text', default: 'Commander avec obligation de paiement', scope: 'locale' },

  'sales.rma.setting.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'sales.rma.setting.allowed_mimes': {
    kind: 'list',
    default: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    scope: 'channel',
  },
  'sales.rma.setting.return_address': { kind: 'text', default: '', scope: 'channel+locale' },
  'sales.rma.setting.return_policy': { kind: 'multiline', default: '', scope: 'channel+locale' },
  'sales.rma.setting.customer_pays_return': { kind: 'boolean', default: true, scope: 'channel+locale' },
} as const satisfies SettingDefinitions;
