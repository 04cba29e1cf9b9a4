import * as v from 'valibot';

import { centsOf, decimalOf } from '#server/gateways/payment/cents.ts';
import { signatureOf } from '#server/gateways/payment/crypto/webhook.ts';
import { parseJson } from '#server/gateways/payment/read-body.ts';
import { isAt, type Deliveries } from './deliveries.ts';
import { NewestMap } from './newest-map.ts';
import { json } from './reply.ts';
import type { Action, ProviderSide, StandInDeps, StandInReply, StandInRequest, WayHome } from './stand-in-deps.ts';

const SLOW_MS = 20_000;
const STORES = '/crypto/api/v1/stores/';
const PATH = /^([\w-]+)\/(invoices|pull-payments)(?:\/([0-9A-Za-z]+)(\/refund)?)?$/u;

const amount = v.pipe(
  v.string(),
  v.check((text) => (centsOf(text) ?? 0) > 0),
);
const creation = v.object({
  amount,
  currency: v.literal('EUR'),
  metadata: v.record(v.string(), v.string()),
  checkout: v.object({
    expirationMinutes: v.pipe(v.number(), v.minValue(1)),
    redirectURL: v.string(),
  }),
});
const refundCreation = v.object({
  name: v.string(),
  payoutMethodId: v.literal('BTC-CHAIN'),
  refundVariant: v.literal('Custom'),
  customAmount: amount,
  customCurrency: v.literal('EUR'),
});

interface Invoice {
  readonly id: string;
  readonly asked: v.InferOutput<typeof creation>;
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid';
  additionalStatus: 'None' | 'PaidPartial' | 'PaidLate';
  home: WayHome | null;
}

export interface CryptoSide extends ProviderSide {
  /** A state as the chain of blocks brings it about, told to the shop. */
  become(reference: string, status: Invoice['status'], additional?: Invoice['additionalStatus']): void;
}

const problem = (status: number, code: string): StandInReply => json(status, { code, message: code });

/** A server of invoices in coins on this machine, as BTCPay speaks. */
export function createCryptoSide(deps: StandInDeps, deliveries: Deliveries): CryptoSide {
  const { apiKey, storeId, webhookSecret } = deps.credentials.crypto;
  const invoices = new NewestMap<Invoice>();
  const pulls = new NewestMap<{ readonly id: string; readonly name: string; readonly amount: string }>();
  const short = (): string => deps.ids.uuid().replaceAll('-', '').slice(0, 22);

  const recordOf = ({ id, asked, status, additionalStatus }: Invoice) => ({
    id,
    storeId,
    amount: decimalOf(centsOf(asked.amount) ?? 0),
    currency: asked.currency,
    type: 'Standard',
    checkoutLink: `${deps.address()}/crypto/pay/${id}`,
    status,
    additionalStatus,
    metadata: asked.metadata,
    checkout: asked.checkout,
  });
  const pullOf = (pull: { readonly id: string; readonly name: string; readonly amount: string }) => ({
    ...pull,
    currency: 'EUR',
    viewLink: `${deps.address()}/crypto/pull-payments/${pull.id}`,
  });

  function tell(invoice: Invoice, type: string, { secret = webhookSecret, of = '' } = {}): string {
    const deliveryId = short();
    const body = JSON.stringify({
      deliveryId,
      webhookId: 'stand-in',
      originalDeliveryId: of || deliveryId,
      isRedelivery: of !== '',
      type,
      timestamp: Math.trunc(deps.clock.now().getTime() / 1000),
      storeId,
      invoiceId: invoice.id,
      metadata: invoice.asked.metadata,
    });
    const headers = { 'content-type': 'application/json', 'btcpay-sig': signatureOf(Buffer.from(body), secret) };
    deliveries.post(deps.cryptoWebhookUrl(), headers, body);
    return deliveryId;
  }

  function create(body: unknown): StandInReply {
    const asked = v.safeParse(creation, body);
    if (!asked.success || !isAt(asked.output.checkout.redirectURL, deps.shopOrigins()))
      return problem(422, 'validation-error');
    const invoice: Invoice = {
      id: short(),
      asked: asked.output,
      status: 'New',
      additionalStatus: 'None',
      home: null,
    };
    invoices.set(invoice.id, invoice);
    deps.after(asked.output.checkout.expirationMinutes * 60_000, () => {
      if (invoice.status === 'New') become(invoice, 'Expired');
    });
    return json(200, recordOf(invoice));
  }

  function setAside(invoice: Invoice, body: unknown): StandInReply {
    const asked = v.safeParse(refundCreation, body);
    if (!asked.success) return problem(422, 'validation-error');
    if (invoice.status !== 'Settled') return problem(400, 'non-refundable');
    const pull = { id: short(), name: asked.output.name, amount: asked.output.customAmount };
    pulls.set(pull.id, pull);
    return json(200, pullOf(pull));
  }

  function route({ method, body }: StandInRequest, [, , what, id, refund]: RegExpExecArray): StandInReply {
    if (what === 'pull-payments') return json(200, [...pulls.values()].map(pullOf));
    if (id === undefined) return method === 'POST' ? create(parseJson(body)) : problem(405, 'method-not-allowed');
    const invoice = invoices.get(id);
    if (!invoice) return problem(404, 'invoice-not-found');
    if (refund === undefined) return json(200, recordOf(invoice));
    return method === 'POST' ? setAside(invoice, parseJson(body)) : problem(405, 'method-not-allowed');
  }

  function become(
    invoice: Invoice,
    status: Invoice['status'],
    additional: Invoice['additionalStatus'] = 'None',
  ): string {
    invoice.status = status;
    invoice.additionalStatus = additional;
    return tell(invoice, `Invoice${status}`);
  }

  const HAPPENS: Readonly<Record<Action, (invoice: Invoice) => void>> = {
    pay: (invoice) => {
      become(invoice, 'Processing');
      become(invoice, 'Settled');
    },
    refuse: (invoice) => void become(invoice, 'Invalid'),
    abandon: () => {}, // the invoice waits until its time is up
    slow: (invoice) => {
      become(invoice, 'Processing');
      deps.after(deps.slowMs ?? SLOW_MS, () => become(invoice, 'Settled'));
    },
    twice: (invoice) => void tell(invoice, 'InvoiceSettled', { of: become(invoice, 'Settled') }),
    forged: (invoice) => void tell(invoice, 'InvoiceSettled', { secret: `${webhookSecret}?` }),
  };

  return {
    name: 'Cryptomonnaie',
    answer(request) {
      const found = PATH.exec(request.path.startsWith(STORES) ? request.path.slice(STORES.length) : '');
      if (!found) return null;
      if (request.headers['authorization'] !== `token ${apiKey}`) return problem(401, 'unauthenticated');
      if (found[1] !== storeId) return problem(404, 'store-not-found');
      return route(request, found);
    },
    shown(id) {
      const invoice = invoices.get(id);
      if (!invoice) return null;
      const { asked, home } = invoice;
      return { cents: centsOf(asked.amount) ?? 0, currency: 'EUR', reference: asked.metadata['orderId'] ?? id, home };
    },
    act(id, action) {
      const invoice = invoices.get(id);
      if (!invoice) throw new RangeError('no such invoice');
      HAPPENS[action](invoice);
      invoice.home = { kind: 'get', url: invoice.asked.checkout.redirectURL };
      return invoice.home;
    },
    become(reference, status, additional) {
      const invoice = [...invoices.values()].findLast(({ asked }) => asked.metadata['orderId'] === reference);
      if (!invoice) throw new RangeError('no such invoice');
      become(invoice, status, additional);
    },
  };
}
