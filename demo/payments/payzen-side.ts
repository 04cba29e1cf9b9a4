import { createHash } from 'node:crypto';

import { instantOf } from '#server/gateways/payment/payzen/form-fields.ts';
import { isSigned, signed } from '#server/gateways/payment/payzen/signature.ts';
import { wholeCentsOf } from '#server/gateways/payment/cents.ts';
import { parseForm, type Fields } from '#server/gateways/payment/read-body.ts';
import { isAt, type Deliveries } from './deliveries.ts';
import { refusalPage } from './hosted-page.ts';
import { NewestMap } from './newest-map.ts';
import { createPayZenRest } from './payzen-rest.ts';
import { seeOther } from './reply.ts';
import type { Action, ProviderSide, StandInDeps, StandInReply, WayHome } from './stand-in-deps.ts';

const SLOW_MS = 20_000;
const URLS = ['vads_url_return', 'vads_url_success', 'vads_url_refused', 'vads_url_cancel', 'vads_url_error'] as const;
const COPIED = [
  'vads_site_id',
  'vads_ctx_mode',
  'vads_amount',
  'vads_currency',
  'vads_trans_date',
  'vads_trans_id',
  'vads_order_id',
  'vads_order_info',
  'vads_cust_id',
  'vads_page_action',
  'vads_payment_config',
  'vads_capture_delay',
  'vads_validation_mode',
] as const;

interface PayZenPayment {
  readonly form: Fields;
  readonly transaction: string;
  home: WayHome | null;
}

export interface PayZenSide extends ProviderSide {
  /** What only the provider can let happen: a signed notification with some fields of its own. */
  notify(reference: string, fields: Fields): void;
}

const encoded = (fields: Fields): string => new URLSearchParams(fields).toString();

/** What a transaction came to, and where its browser goes. */
const RESULTS: Readonly<Record<Action, readonly [status: string, result: string, home: (typeof URLS)[number]]>> = {
  pay: ['AUTHORISED', '00', 'vads_url_success'],
  twice: ['AUTHORISED', '00', 'vads_url_success'],
  forged: ['AUTHORISED', '00', 'vads_url_success'],
  slow: ['UNDER_VERIFICATION', '00', 'vads_url_success'],
  refuse: ['REFUSED', '05', 'vads_url_refused'],
  abandon: ['ABANDONED', '17', 'vads_url_cancel'],
};

/** PayZen on this machine: a signed form, signed notifications, its API; the way home is signed where a form wants it. */
export function createPayZenSide(deps: StandInDeps, deliveries: Deliveries): PayZenSide {
  const { siteId, key } = deps.credentials.payzen;
  const payments = new NewestMap<PayZenPayment>();
  const taken = new NewestMap<true>();
  const transactions = new NewestMap<Fields>();
  const rest = createPayZenRest(deps, transactions);

  function resultOf({ form, transaction }: PayZenPayment, own: Fields): Fields {
    return {
      ...Object.fromEntries(COPIED.map((name) => [name, form[name] ?? ''])),
      vads_version: 'V2',
      vads_action_mode: 'INTERACTIVE',
      vads_operation_type: 'DEBIT',
      vads_trans_uuid: transaction,
      vads_effective_amount: form['vads_amount'] ?? '',
      vads_card_brand: 'CB',
      vads_card_number: '497010XXXXXX0055',
      vads_auth_number: '3fe123',
      vads_extra_result: '',
      vads_threeds_status: 'Y',
      vads_presentation_date: instantOf(deps.clock.now()),
      ...own,
    };
  }

  function send(payment: PayZenPayment, own: Fields, source = 'PAY', withKey = key): void {
    const result = resultOf(payment, own);
    if (withKey === key) transactions.set(result['vads_trans_uuid'] ?? '', result);
    const hash = createHash('sha256').update(deps.ids.secret()).digest('hex');
    const fields = { ...result, vads_url_check_src: source, vads_hash: hash };
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    deliveries.post(payment.form['vads_url_check'] ?? '', headers, encoded(signed(fields, withKey)));
  }

  function take(form: Fields): StandInReply {
    const refuse = (reason: string) => refusalPage('PayZen', reason);
    if (!isSigned(form, key)) return refuse('La signature est invalide.');
    if (form['vads_site_id'] !== siteId) return refuse('L’identifiant de la boutique est inconnu.');
    if (form['vads_ctx_mode'] !== 'TEST') return refuse('Seul le mode TEST existe ici.');
    const id = `${form['vads_trans_date']?.slice(0, 8)}-${form['vads_trans_id']}`;
    if (!/^\d{8}-\d{6}$/u.test(id) || !wholeCentsOf(form['vads_amount'] ?? ''))
      return refuse('Un champ du formulaire est invalide.');
    if (taken.has(id)) return refuse('Le numéro de transaction a déjà été utilisé aujourd’hui.');
    const urls = [...URLS, 'vads_url_check'].map((name) => form[name] ?? '');
    if (!urls.every((url) => isAt(url, deps.shopOrigins()))) return refuse('L’adresse de retour est inconnue.');
    taken.set(id, true);
    const page = deps.ids.uuid();
    payments.set(page, { form, transaction: deps.ids.uuid().replaceAll('-', ''), home: null });
    return seeOther(`${deps.address()}/payzen/pay/${page}`);
  }

  function homeOf({ form }: PayZenPayment, name: (typeof URLS)[number], fields: Fields): WayHome {
    const url = form[name] ?? '';
    if (form['vads_return_mode'] === 'POST') return { kind: 'post', url, fields: signed(fields, key) };
    const carries = form['vads_return_mode'] === 'GET' ? `?${encoded(signed(fields, key))}` : '';
    return { kind: 'get', url: url + carries };
  }

  return {
    name: 'PayZen',
    answer(request) {
      const { method, path, body } = request;
      const asked = rest(request);
      if (asked) return asked;
      if (method !== 'POST' || path !== '/payzen/vads-payment/') return null;
      const form = parseForm(body);
      return form ? take(form) : refusalPage('PayZen', 'Le formulaire est illisible.');
    },
    shown(id) {
      const payment = payments.get(id);
      if (!payment) return null;
      const { form, home } = payment;
      return { cents: Number(form['vads_amount']), currency: 'EUR', reference: form['vads_order_id'] ?? '', home };
    },
    act(id, action) {
      const payment = payments.get(id);
      if (!payment) throw new RangeError('no such payment');
      const [status, result, name] = RESULTS[action];
      const own = { vads_trans_status: status, vads_result: result, vads_auth_result: result };
      send(payment, own, 'PAY', action === 'forged' ? `${key}?` : key);
      if (action === 'twice') send(payment, own, 'RETRY');
      if (action === 'slow') {
        const later = { ...own, vads_trans_status: 'AUTHORISED' };
        deps.after(deps.slowMs ?? SLOW_MS, () => send(payment, later, 'BATCH_AUTO'));
      }
      payment.home = homeOf(payment, name, resultOf(payment, own));
      return payment.home;
    },
    notify(reference, fields) {
      const payment = [...payments.values()].findLast(({ form }) => form['vads_order_id'] === reference);
      if (!payment) throw new RangeError('no such payment');
      send(payment, fields, 'MERCH_BO');
    },
  };
}
