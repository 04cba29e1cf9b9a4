import type { ProviderSettings } from '../provider-settings.ts';

export const accountSettings = {
  section: { fr: 'Paiement à échéance', en: 'Payment on account' },
  name: { id: 'En compte', message: 'En compte' },
  brand: null,
  usual: { active: false, title: 'Paiement à échéance', sort: 6, groups: ['garage'] },
  own: {},
  labels: {
    min_total: { fr: 'Total minimum', en: 'Minimum total' },
    max_total: { fr: 'Total maximum', en: 'Maximum total' },
  },
} as const satisfies ProviderSettings;
