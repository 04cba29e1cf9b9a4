import { randomUUID } from 'node:crypto';

import type { FORGERIES } from './actions.ts';
import type { Page } from './run-history.ts';
import type { SaleWorld } from './world/sale-world.ts';

type Forgery = (typeof FORGERIES)[number];
type Wrong = Exclude<Forgery, 'signature' | 'refusal'>;

const short = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

const PAYZEN: Readonly<Record<Wrong, Readonly<Record<string, string>>>> = {
  amount: { vads_amount: '100', vads_effective_amount: '100' },
  currency: { vads_currency: '840' },
  mode: { vads_ctx_mode: 'PRODUCTION' },
  order: { vads_order_info: randomUUID() },
};
const PAYPAL: Readonly<Record<Wrong, Readonly<Record<string, string>>>> = {
  amount: { mc_gross: '1.00' },
  currency: { mc_currency: 'USD' },
  mode: { test_ipn: '0' },
  order: { custom: randomUUID() },
};

/** Somebody tells the shop of a payment that is none: of another amount, currency, mode or order, or not signed. */
export function forge({ office, providers }: SaleWorld, { method, reference }: Page, what: Forgery): void {
  if (what === 'signature') {
    const { letters } = office;
    const last = letters.at(-1);
    // One octet of a true one is another: whatever it says now, its provider has not said it.
    if (last !== undefined)
      letters.push({ ...last, isTaken: false, body: last.body.map((octet, at) => (at === 40 ? octet ^ 1 : octet)) });
    return;
  }
  if (what === 'refusal') {
    // True, and late: the card was refused before another one paid.
    const refused = { vads_trans_status: 'REFUSED', vads_result: '05', vads_trans_uuid: short().toLowerCase() };
    if (method === 'payzen') providers.payzen.notify(reference, refused);
    if (method === 'paypal_standard') providers.paypal.notify(reference, { txn_id: short(), payment_status: 'Denied' });
    return;
  }
  if (method === 'payzen') {
    const paid = { vads_trans_status: 'AUTHORISED', vads_result: '00', vads_trans_uuid: short().toLowerCase() };
    providers.payzen.notify(reference, { ...paid, ...PAYZEN[what] });
  }
  if (method === 'paypal_standard') providers.paypal.notify(reference, { txn_id: short(), ...PAYPAL[what] });
}
