/** Settings of the screen « Clients » (domain 1.5). */
import type { SettingDefinitions } from './definition.ts';

/** Travel to the shop with the start-up payload. */
export const customerShown = {
  'customer.settings.account.redirect_after_login': {
    kind: 'choice',
    choices: ['home', 'account', 'previous'],
    default: 'home',
    scope: 'channel',
  },
  'customer.settings.password.logout_delay': {
    kind: 'number',
    default: 5,
    min: 0,
    max: 60,
    unit: 'seconds',
    scope: 'global',
  },
  'customer.settings.wishlist.wishlist_option': { kind: 'boolean', default: true, scope: 'channel' },
  'customer.address.requirements.phone': { kind: 'boolean', default: true, scope: 'channel' },
  /* an address has two of them beside what precedes the street (domain 7.4), and a letter room for no more (NF Z 10-011) */
  'customer.address.information.street_lines': { kind: 'number', default: 2, min: 1, max: 2, scope: 'channel' },
} as const satisfies SettingDefinitions;

/** Stay on the server. */
export const customerKept = {
  'customer.settings.account.default_group': {
    kind: 'slug',
    of: 'groups',
    default: 'general',
    max: 60,
    scope: 'channel',
  },
  'customer.settings.account.professional_group': {
    kind: 'slug',
    of: 'groups',
    default: 'pro',
    max: 60,
    scope: 'channel',
  },
  'customer.settings.account.professional_approval': { kind: 'boolean', default: true, scope: 'channel' },
  /* an account is one for both areas */
  'customer.settings.email.verification': { kind: 'boolean', default: true, scope: 'global' },
  'customer.settings.login.max_attempts': { kind: 'number', default: 5, min: 1, max: 100, scope: 'global' },
  'customer.settings.login.lock_minutes': {
    kind: 'number',
    default: 15,
    min: 1,
    max: 1_440,
    unit: 'minutes',
    scope: 'global',
  },
  'customer.settings.newsletter.subscription': { kind: 'boolean', default: true, scope: 'channel' },
  'customer.settings.newsletter.double_opt_in': { kind: 'boolean', default: true, scope: 'channel' },
  'customer.address.requirements.state': { kind: 'boolean', default: false, scope: 'channel' },
  'customer.captcha.status': { kind: 'boolean', default: false, scope: 'channel' },
  'customer.captcha.site_key': { kind: 'text', default: '', scope: 'channel' },
  'customer.captcha.secret': { kind: 'text', default: '', secret: true, scope: 'channel' },
} as const satisfies SettingDefinitions;
