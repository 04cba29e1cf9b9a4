import { UNITS_PER_CENT } from '#core/domain/price/money.ts';

import { prepaid, type Provider } from '../provider.ts';

/** Amounts PayPlug takes, by its usual account: 0,99 € to 20 000 €. */
const CENTS = { min: 99, max: 2_000_000 };

export const payplug = {
  ...prepaid,
  kind: 'online',
  currencies: ['EUR'],
  min: CENTS.min * UNITS_PER_CENT,
  max: CENTS.max * UNITS_PER_CENT,
  paper: 'card',
  takesCards: true,
  sent: 'address',
  // Its page belongs to no area (specification §2).
  pages: { failed: { path: 'payplug/failed', of: 'shop', title: null } },
} as const satisfies Provider;
