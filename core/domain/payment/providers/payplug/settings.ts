import type { ProviderSettings } from '../provider-settings.ts';

export const payplugSettings = {
  section: { fr: 'Carte bancaire (PayPlug)', en: 'Card (PayPlug)' },
  name: { id: 'PayPlug', message: 'PayPlug' },
  brand: 'PayPlug',
  usual: { active: false, title: 'Carte bancaire', sort: 3, groups: [] },
  own: {
    secret_key_test: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Clé secrète de test', en: 'Secret test key' },
    },
    secret_key_live: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Clé secrète de production', en: 'Secret live key' },
    },
    mode: { kind: 'choice', choices: ['test', 'live'], default: 'test', label: { fr: 'Mode', en: 'Mode' } },
  },
} as const satisfies ProviderSettings;
