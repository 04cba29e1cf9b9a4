import type { ProviderSettings } from '../provider-settings.ts';

export const payzenSettings = {
  section: { fr: 'Carte bancaire (PayZen)', en: 'Card (PayZen)' },
  name: { id: 'PayZen', message: 'PayZen' },
  brand: 'PayZen',
  usual: { active: false, title: 'Carte bancaire', sort: 1, groups: [] },
  own: {
    site_id: { kind: 'text', default: '', max: 8, label: { fr: 'Identifiant du site', en: 'Site id' } },
    test_key: { kind: 'text', default: '', secret: true, label: { fr: 'Clé de test', en: 'Test key' } },
    production_key: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Clé de production', en: 'Production key' },
    },
    rest_test_password: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Mot de passe de test de l’API REST', en: 'Test password of the REST API' },
    },
    rest_production_password: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Mot de passe de production de l’API REST', en: 'Production password of the REST API' },
    },
    mode: {
      kind: 'choice',
      choices: ['TEST', 'PRODUCTION'],
      default: 'TEST',
      label: { fr: 'Mode', en: 'Mode' },
    },
    capture_delay: {
      kind: 'number',
      default: 0,
      min: 0,
      max: 365,
      unit: 'days',
      label: { fr: 'Délai de remise en banque', en: 'Capture delay' },
    },
    validation_mode: { kind: 'number', default: 0, min: 0, max: 1, label: { fr: 'Validation', en: 'Validation' } },
  },
} as const satisfies ProviderSettings;
