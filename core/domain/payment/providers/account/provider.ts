import { anyTotal, type Provider } from '../provider.ts';

/** "Paiement à échéance", for groups that may. */
export const account = {
  ...anyTotal,
  kind: 'later',
  where: 'shop',
  needsPrepayment: false,
  paper: 'transfer',
  sent: 'nowhere',
  pages: {},
} as const satisfies Provider;
