import { prepaid, type Provider } from '../provider.ts';

export const banktransfer = {
  ...prepaid,
  kind: 'transfer',
  currencies: ['EUR'],
  paper: 'transfer',
  sent: 'instructions',
  pages: {
    instructions: {
      path: 'banktransfer',
      of: 'area',
      title: { fr_FR: 'Virement bancaire', en_GB: 'Bank transfer' },
    },
  },
} as const satisfies Provider;
