/** Settings of the screen « Général » (domain 1.5). */
import { DEFAULT_TIME_ZONE, TIME_ZONES } from '#core/domain/shop/time-zone.ts';
import type { SettingDefinitions } from './definition.ts';

/** Travel to the shop with the start-up payload. */
export const generalShown = {
  'general.general.site.name': { kind: 'text', default: 'Mon Shop Auto Moto', max: 60, scope: 'channel' },
  'general.general.breadcrumbs.shop': { kind: 'boolean', default: true, scope: 'global' },

  'general.company.legal.name': { kind: 'text', default: '', scope: 'global' },
  'general.company.legal.form': { kind: 'text', default: 'SAS', max: 60, scope: 'global' },
  'general.company.legal.capital': { kind: 'text', default: '', max: 60, scope: 'global' },
  'general.company.legal.siret': { kind: 'siret', default: '', scope: 'global' },
  'general.company.legal.rcs_city': { kind: 'text', default: '', max: 100, scope: 'global' },
  'general.company.legal.ape_code': { kind: 'text', default: '4532Z', max: 6, scope: 'global' },
  'general.company.legal.vat_number': { kind: 'vat', default: '', scope: 'global' },
  'general.company.legal.publication_director': { kind: 'text', default: '', scope: 'global' },
  'general.company.legal.host': { kind: 'text', default: '', scope: 'global' },
  'general.company.legal.address': { kind: 'text', default: '', scope: 'global' },
  'general.company.legal.postcode': { kind: 'text', default: '', max: 10, scope: 'global' },
  'general.company.legal.city': { kind: 'text', default: '', max: 100, scope: 'global' },
  'general.company.contact.phone': { kind: 'text', default: '', max: 30, scope: 'channel+locale' },
  'general.company.contact.email': { kind: 'email', default: '', scope: 'channel+locale' },
  'general.company.contact.opening_hours': { kind: 'text', default: '', scope: 'channel+locale' },

  'general.company.social.facebook': { kind: 'url', default: '', scope: 'channel' },
  'general.company.social.instagram': { kind: 'url', default: '', scope: 'channel' },
  'general.company.social.youtube': { kind: 'url', default: '', scope: 'channel' },
  'general.company.social.tiktok': { kind: 'url', default: '', scope: 'channel' },

  'general.maps.google.api_key': { kind: 'text', default: '', max: 100, scope: 'global' },
  'general.maps.store.latitude': { kind: 'number', default: null, min: -90, max: 90, decimals: 6, scope: 'channel' },
  'general.maps.store.longitude': { kind: 'number', default: null, min: -180, max: 180, decimals: 6, scope: 'channel' },

  'general.content.header_offer.title': { kind: 'text', default: '', max: 100, scope: 'channel+locale' },
  'general.content.header_offer.link_label': { kind: 'text', default: '', max: 25, scope: 'channel+locale' },
  'general.content.header_offer.link': { kind: 'url', default: '', scope: 'channel+locale' },
  'general.content.footer.copyright': { kind: 'text', default: '', scope: 'channel+locale' },

  'general.gdpr.cookie.enabled': { kind: 'boolean', default: true, scope: 'channel+locale' },
  'general.gdpr.cookie.title': { kind: 'text', default: '', max: 100, scope: 'channel+locale' },
  'general.gdpr.cookie.description': { kind: 'multiline', default: '', max: 500, scope: 'channel+locale' },
  'general.gdpr.cookie.consent_days': {
    kind: 'number',
    default: 180,
    min: 1,
    max: 390,
    unit: 'days',
    scope: 'global',
  },
} as const satisfies SettingDefinitions;

/** Stay on the server. */
export const generalKept = {
  'general.general.site.tagline': { kind: 'text', default: '', scope: 'channel+locale' },
  'general.general.locale_options.weight_unit': {
    kind: 'choice',
    choices: ['kgs', 'lbs'],
    default: 'kgs',
    scope: 'channel',
  },
  'general.general.locale_options.timezone': {
    kind: 'choice',
    choices: TIME_ZONES,
    default: DEFAULT_TIME_ZONE,
    scope: 'channel',
  },
  'general.general.maintenance.enabled': { kind: 'boolean', default: false, scope: 'channel+locale' },
  'general.general.maintenance.message': {
    kind: 'text',
    default: 'Nous revenons très vite.',
    scope: 'channel+locale',
  },

  'general.company.legal.country': { kind: 'text', default: 'FR', max: 60, scope: 'global' },
  'general.company.legal.mediator_name': { kind: 'text', default: '', scope: 'global' },
  'general.company.legal.mediator_url': { kind: 'url', default: '', scope: 'global' },

  'general.hosts.app_auto': { kind: 'host', default: '', scope: 'global' },
  'general.hosts.app_moto': { kind: 'host', default: '', scope: 'global' },
  'general.hosts.site_auto': { kind: 'host', default: '', scope: 'global' },
  'general.hosts.site_moto': { kind: 'host', default: '', scope: 'global' },

  'general.content.custom_scripts.css': { kind: 'multiline', default: '', scope: 'channel' },
  'general.content.custom_scripts.javascript': { kind: 'multiline', default: '', scope: 'channel' },
  'general.design.pagination.rows_per_page': {
    kind: 'numbers',
    default: [10, 20, 50, 100],
    min: 1,
    max: 500,
    scope: 'global',
  },

  'general.gdpr.settings.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'general.gdpr.retention.inactive_customer_months': {
    kind: 'number',
    default: 36,
    min: 1,
    max: 120,
    unit: 'months',
    scope: 'global',
  },

  'general.exchange_rates.settings.service': {
    kind: 'choice',
    choices: ['ecb', 'fixer', 'manual'],
    default: 'ecb',
    scope: 'global',
  },
  'general.exchange_rates.settings.api_key': { kind: 'text', default: '', secret: true, scope: 'global' },
  'general.exchange_rates.settings.frequency': {
    kind: 'choice',
    choices: ['daily', 'weekly', 'monthly'],
    default: 'daily',
    scope: 'global',
  },

  'general.sitemap.settings.enabled': { kind: 'boolean', default: true, scope: 'channel' },
  'general.sitemap.settings.max_urls': { kind: 'number', default: 1_000_000, min: 1, max: 5_000_000, scope: 'channel' },

  'general.analytics.gtm_id': { kind: 'text', default: '', max: 30, scope: 'channel' },
  'general.analytics.matomo_url': { kind: 'url', default: '', scope: 'channel' },
  'general.analytics.matomo_site_id': { kind: 'text', default: '', max: 30, scope: 'channel' },
} as const satisfies SettingDefinitions;
