/** Settings of the screen « E-mails » (domain 1.5, 12). */
import type { SettingDefinitions } from './definition.ts';

/** Travel to the shop: what no mail would follow is not offered. */
export const emailsShown = {
  'emails.general.notifications.back_in_stock': { kind: 'boolean', default: true, scope: 'channel' },
} as const satisfies SettingDefinitions;

/** Stay on the server. */
export const emailsKept = {
  'emails.configure.smtp.host': { kind: 'text', default: '', scope: 'global' },
  'emails.configure.smtp.port': { kind: 'number', default: 587, min: 1, max: 65_535, scope: 'global' },
  'emails.configure.smtp.encryption': {
    kind: 'choice',
    choices: ['tls', 'ssl', 'none'],
    default: 'tls',
    scope: 'global',
  },
  'emails.configure.smtp.username': { kind: 'text', default: '', scope: 'global' },
  'emails.configure.smtp.password': { kind: 'text', default: '', secret: true, scope: 'global' },
  'emails.configure.email_settings.sender_name': { kind: 'text', default: '', max: 50, scope: 'channel' },
  'emails.configure.email_settings.sender_email': { kind: 'email', default: '', scope: 'channel' },
  'emails.configure.email_settings.admin_name': { kind: 'text', default: '', scope: 'channel' },
  'emails.configure.email_settings.admin_email': { kind: 'email', default: '', scope: 'channel' },
  'emails.configure.email_settings.contact_name': { kind: 'text', default: '', scope: 'channel' },
  'emails.configure.email_settings.contact_email': { kind: 'email', default: '', scope: 'channel' },

  'emails.general.notifications.registration': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.verification': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.new_order': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.new_order_admin': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.new_invoice': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.new_shipment': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.new_refund': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.cancel_order': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.cancel_order_admin': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.quote_request_admin': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.quote_sent': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.quote_comment': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.rma_created': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.rma_created_admin': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.rma_status': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.rma_message': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.review_request': { kind: 'boolean', default: false, scope: 'channel' },
  'emails.general.notifications.low_stock_admin': { kind: 'boolean', default: true, scope: 'channel' },
  'emails.general.notifications.abandoned_cart': { kind: 'boolean', default: false, scope: 'channel' },
  'emails.general.notifications.newsletter_confirm': { kind: 'boolean', default: true, scope: 'channel' },
} as const satisfies SettingDefinitions;
