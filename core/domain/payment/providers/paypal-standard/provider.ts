import { prepaid, type Provider } from '../provider.ts';

export const paypalStandard = {
  ...prepaid,
  kind: 'online',
  paper: 'online',
  takesCards: true,
  sent: 'form',
  pages: {
    redirect: { path: 'paypal/standard/redirect', of: 'area', title: null },
    failed: { path: 'paypal/standard/failed', of: 'area', title: null },
  },
} as const satisfies Provider;
