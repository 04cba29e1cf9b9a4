import type { ProviderSettings } from '../provider-settings.ts';

export const banktransferSettings = {
  section: { fr: 'Virement bancaire', en: 'Bank transfer' },
  name: { id: 'Virement', message: 'Virement' },
  brand: null,
  usual: { active: true, title: 'Virement bancaire', sort: 4, groups: [] },
  own: {
    account_holder: { kind: 'text', default: '', label: { fr: 'Titulaire du compte', en: 'Account holder' } },
    iban: { kind: 'text', default: '', max: 42, label: { fr: 'IBAN', en: 'IBAN' } },
    bic: { kind: 'text', default: '', max: 11, label: { fr: 'BIC', en: 'BIC' } },
    bank_name: { kind: 'text', default: '', label: { fr: 'Banque', en: 'Bank' } },
    instructions: { kind: 'multiline', default: '', label: { fr: 'Instructions', en: 'Instructions' } },
    expire_days: {
      kind: 'number',
      default: 10,
      min: 1,
      max: 90,
      unit: 'days',
      label: { fr: 'Délai de paiement', en: 'Payment within' },
    },
    new_customer_days: {
      kind: 'number',
      default: 2,
      min: 1,
      max: 90,
      unit: 'days',
      label: {
        fr: 'Délai de paiement en jours ouvrés, client sans commande payée',
        en: 'Payment within, in working days, for a customer without a paid order',
      },
    },
  },
} as const satisfies ProviderSettings;
