import { prepaid, type Provider } from '../provider.ts';

/** Coins, by an invoice of a BTCPay-like server. */
export const crypto = {
  ...prepaid,
  kind: 'online',
  currencies: ['EUR'],
  paper: 'online',
  takesCards: false,
  sent: 'address',
  pages: {
    redirect: {
      path: 'crypto',
      of: 'area',
      title: { fr_FR: 'Paiement en cryptomonnaie', en_GB: 'Payment in cryptocurrency' },
    },
  },
} as const satisfies Provider;
