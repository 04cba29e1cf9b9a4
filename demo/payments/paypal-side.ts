import { centsOf, decimalOf } from '#server/gateways/payment/cents.ts';
import { parseForm, type Fields } from '#server/gateways/payment/read-body.ts';
import { isAt, type Deliveries } from './deliveries.ts';
import { refusalPage } from './hosted-page.ts';
import { NewestMap } from './newest-map.ts';
import { seeOther, text } from './reply.ts';
import type { Action, ProviderSide, StandInDeps, StandInReply, WayHome } from './stand-in-deps.ts';

const CHECK = 'cmd=_notify-validate&';
const SLOW_MS = 20_000;

interface PayPalPayment {
  readonly form: Fields;
  readonly cents: number;
  readonly transaction: string;
  home: WayHome | null;
}

export interface PayPalSide extends ProviderSide {
  /** What only the provider can let happen: an IPN that is verified, with some fields of its own. */
  notify(reference: string, fields: Fields): void;
}

/** PayPal writes its forms in Western octets unless an account says otherwise. */
const octets = (value: string): string =>
  [...Buffer.from(value, 'latin1')]
    .map((octet) => {
      const sign = String.fromCharCode(octet);
      return /[A-Za-z0-9_.-]/u.test(sign) ? sign : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const encoded = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${octets(value)}`)
    .join('&');

/** The sum PayPal makes of a cart, or null for a form it would not take. */
function sumOf(form: Fields): number | null {
  let sum =
    -(centsOf(form['discount_amount_cart'] ?? '0') ?? Number.NaN) + (centsOf(form['tax_cart'] ?? '0') ?? Number.NaN);
  let n = 1;
  for (; form[`amount_${n}`] !== undefined; n += 1) {
    const price = centsOf(form[`amount_${n}`] ?? '') ?? 0;
    const quantity = Number(form[`quantity_${n}`] ?? '1');
    if (price <= 0 || !Number.isSafeInteger(quantity) || quantity < 1 || !form[`item_name_${n}`]) return null;
    sum += price * quantity;
  }
  return n > 1 && sum > 0 ? sum : null;
}

/** PayPal Standard on this machine: form, IPN, `_notify-validate`. */
export function createPayPalSide(deps: StandInDeps, deliveries: Deliveries): PayPalSide {
  const payments = new NewestMap<PayPalPayment>();
  const told = new NewestMap<true>();
  const short = (length: number): string => deps.ids.uuid().replaceAll('-', '').slice(0, length).toUpperCase();

  function ipnOf({ form, cents, transaction }: PayPalPayment, own: Fields): Fields {
    return {
      mc_gross: decimalOf(cents),
      invoice: form['invoice'] ?? '',
      payer_id: short(13),
      payment_date: deps.clock.now().toISOString(),
      payment_status: 'Completed',
      charset: 'windows-1252',
      first_name: form['first_name'] ?? '',
      last_name: form['last_name'] ?? '',
      notify_version: '3.9',
      custom: form['custom'] ?? '',
      payer_status: 'verified',
      business: form['business'] ?? '',
      payer_email: form['email'] ?? '',
      verify_sign: deps.ids.secret(),
      txn_id: transaction,
      payment_type: 'instant',
      receiver_email: form['business'] ?? '',
      txn_type: 'cart',
      mc_currency: form['currency_code'] ?? '',
      residence_country: form['country'] ?? '',
      test_ipn: '1',
      ipn_track_id: short(12).toLowerCase(),
      ...own,
    };
  }

  function send(payment: PayPalPayment, own: Fields = {}, times = 1, genuine = true): void {
    const body = encoded(ipnOf(payment, own));
    if (genuine) told.set(body, true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let n = 0; n < times; n += 1) deliveries.post(payment.form['notify_url'] ?? '', headers, body);
  }

  function take(form: Fields): StandInReply {
    const cents = sumOf(form);
    const refuse = (reason: string) => refusalPage('PayPal', reason);
    if (form['upload'] !== '1' || cents === null) return refuse('Le panier est incomplet.');
    if (form['business'] !== deps.credentials.paypal.businessAccount) return refuse('Le compte marchand est inconnu.');
    if (form['currency_code'] !== 'EUR') return refuse('Cette devise n’est pas acceptée.');
    const addresses = [form['return'], form['cancel_return'], form['notify_url']];
    if (!addresses.every((url) => isAt(url ?? '', deps.shopOrigins())))
      return refuse('L’adresse de retour est inconnue.');
    // a reference that was paid is not paid again
    if (
      [...payments.values()].some(
        ({ form: known, home }) => home?.kind === 'post' && known['invoice'] === form['invoice'],
      )
    )
      return refuse('Cette commande a déjà été réglée.');
    const id = deps.ids.uuid();
    payments.set(id, { form, cents, transaction: short(17), home: null });
    return seeOther(`${deps.address()}/paypal/pay/${id}`);
  }

  const HAPPENS: Readonly<Record<Action, (payment: PayPalPayment) => void>> = {
    pay: (payment) => send(payment),
    refuse: (payment) => send(payment, { payment_status: 'Denied' }),
    abandon: () => {}, // nobody is told: PayPal does not know of a payment yet
    slow: (payment) => {
      send(payment, { payment_status: 'Pending', pending_reason: 'paymentreview' });
      deps.after(deps.slowMs ?? SLOW_MS, () => send(payment));
    },
    twice: (payment) => send(payment, {}, 2),
    forged: (payment) => send(payment, {}, 1, false),
  };

  return {
    name: 'PayPal',
    answer({ method, path, body }) {
      if (method !== 'POST' || path !== '/paypal/cgi-bin/webscr') return null;
      const plain = Buffer.from(body).toString('latin1');
      if (plain.startsWith(CHECK)) return text(200, told.has(plain.slice(CHECK.length)) ? 'VERIFIED' : 'INVALID');
      const form = parseForm(body);
      return form?.['cmd'] === '_cart' ? take(form) : refusalPage('PayPal', 'Le formulaire est illisible.');
    },
    shown(id) {
      const payment = payments.get(id);
      if (!payment) return null;
      const { form, cents, home } = payment;
      return { cents, currency: form['currency_code'] ?? '', reference: form['invoice'] ?? '', home };
    },
    act(id, action) {
      const payment = payments.get(id);
      if (!payment) throw new RangeError('no such payment');
      HAPPENS[action](payment);
      const gaveUp = action === 'abandon' || action === 'refuse';
      payment.home = gaveUp
        ? { kind: 'get', url: payment.form['cancel_return'] ?? '' }
        : { kind: 'post', url: payment.form['return'] ?? '', fields: ipnOf(payment, {}) };
      return payment.home;
    },
    notify(reference, fields) {
      const payment = [...payments.values()].findLast(({ form }) => form['invoice'] === reference);
      if (!payment) throw new RangeError('no such payment');
      send(payment, fields);
    },
  };
}
