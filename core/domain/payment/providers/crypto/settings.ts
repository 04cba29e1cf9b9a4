import type { ProviderSettings } from '../provider-settings.ts';

export const cryptoSettings = {
  section: { fr: 'Cryptomonnaie', en: 'Cryptocurrency' },
  name: { id: 'Cryptomonnaie', message: 'Cryptomonnaie' },
  brand: 'BTCPay',
  usual: { active: false, title: 'Cryptomonnaie', sort: 5, groups: [] },
  own: {
    provider_url: {
      kind: 'url',
      default: '',
      label: { fr: 'Adresse du fournisseur', en: 'Address of the provider' },
    },
    api_key: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Clé du fournisseur', en: 'Key of the provider' },
    },
    webhook_secret: {
      kind: 'text',
      default: '',
      secret: true,
      label: { fr: 'Clé des notifications', en: 'Key of the notifications' },
    },
    store_id: { kind: 'text', default: '', label: { fr: 'Identifiant de la boutique', en: 'Store id' } },
    expire_minutes: {
      kind: 'number',
      default: 30,
      min: 1,
      max: 1_440,
      unit: 'minutes',
      label: { fr: 'Délai de paiement', en: 'Payment within' },
    },
  },
} as const satisfies ProviderSettings;
