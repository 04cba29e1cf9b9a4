import type { ProviderSettings } from '../provider-settings.ts';

export const paypalStandardSettings = {
  section: { fr: 'PayPal', en: 'PayPal' },
  name: { id: 'PayPal', message: 'PayPal' },
  brand: 'PayPal',
  usual: { active: false, title: 'PayPal', sort: 2, groups: [] },
  own: {
    business_account: {
      kind: 'email',
      default: '',
      label: { fr: 'Compte professionnel', en: 'Business account' },
    },
    sandbox: { kind: 'boolean', default: true, label: { fr: 'Mode test', en: 'Sandbox' } },
  },
} as const satisfies ProviderSettings;
