import { prepaid, type Provider } from '../provider.ts';

export const payzen = {
  ...prepaid,
  kind: 'online',
  paper: 'card',
  takesCards: true,
  sent: 'form',
  pages: {
    redirect: { path: 'payzen/redirect', of: 'area', title: null },
    failed: { path: 'payzen/failed', of: 'area', title: null },
  },
} as const satisfies Provider;
