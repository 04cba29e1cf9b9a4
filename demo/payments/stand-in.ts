import type { IncomingMessage, ServerResponse } from 'node:http';

import { MAX_NOTIFICATION_BYTES, parseForm } from '#server/gateways/payment/read-body.ts';
import { createCryptoSide, type CryptoSide } from './crypto-side.ts';
import { createDeliveries, type Delivery } from './deliveries.ts';
import { homePage, hostedPage, missingPage } from './hosted-page.ts';
import { createPayPalSide, type PayPalSide } from './paypal-side.ts';
import { createPayPlugSide, type PayPlugSide } from './payplug-side.ts';
import { createPayZenSide, type PayZenSide } from './payzen-side.ts';
import { seeOther, text } from './reply.ts';
import {
  isAction,
  type ProviderSide,
  type StandInDeps,
  type StandInReply,
  type StandInRequest,
} from './stand-in-deps.ts';

/** The page of a payment: `/paypal/pay/<id>`. */
const PAGE = /^\/(paypal|payzen|payplug|crypto)\/pay\/([0-9A-Za-z_-]{1,64})$/u;

export interface PaymentStandIn {
  /** Answers under the path of its address, and 404 elsewhere. Fits `http.createServer` as it is. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** What the provider's own people may do. */
  readonly paypal: PayPalSide;
  readonly payzen: PayZenSide;
  readonly payplug: PayPlugSide;
  readonly crypto: CryptoSide;
  /** When every notification on its way has arrived or was lost. */
  settled(): Promise<readonly Delivery[]>;
}

/**
 * The four providers on this machine, each in its own protocol and without money: for work, for tests, for a shop that
 * wants to be shown. What it knows is forgotten with the process.
 * @throws Error when strangers can reach the shop: nobody may ever pay with a press of a button there
 */
export function createPaymentStandIn(deps: StandInDeps): PaymentStandIn {
  if (deps.exposed) throw new Error('payment stand-ins exist only where no stranger can reach the shop');
  const deliveries = createDeliveries(deps.shopOrigins);
  const sides = {
    paypal: createPayPalSide(deps, deliveries),
    payzen: createPayZenSide(deps, deliveries),
    payplug: createPayPlugSide(deps, deliveries),
    crypto: createCryptoSide(deps, deliveries),
  };
  const sideNamed = (name: string | undefined): ProviderSide | undefined =>
    Object.entries(sides).find(([known]) => known === name)?.[1];

  function pageOf({ method, path, body }: StandInRequest): StandInReply | null {
    const [, name, id = ''] = PAGE.exec(path) ?? [];
    const side = sideNamed(name);
    const payment = side?.shown(id);
    if (!side || !payment) return null;
    const homes = deps.shopOrigins();
    if (payment.home) return homePage(side.name, payment, payment.home, homes);
    if (method !== 'POST') return hostedPage(side.name, payment, deps.address() + path, homes);
    const action = parseForm(body)?.['action'];
    if (!isAction(action)) return hostedPage(side.name, payment, deps.address() + path, homes);
    const home = side.act(id, action);
    return home.kind === 'get' ? seeOther(home.url) : homePage(side.name, payment, home, homes);
  }

  function answer(request: StandInRequest): StandInReply {
    for (const side of Object.values(sides)) {
      const reply = side.answer(request);
      if (reply) return reply;
    }
    return pageOf(request) ?? missingPage();
  }

  async function reply(request: IncomingMessage): Promise<StandInReply> {
    const base = new URL(deps.address());
    const { pathname } = new URL(request.url ?? '/', base.origin);
    const root = base.pathname.replace(/\/$/u, '');
    const body = await bodyOf(request);
    if (body === null) return text(413, '');
    if (!pathname.startsWith(`${root}/`)) return missingPage();
    return answer({
      method: request.method ?? 'GET',
      path: pathname.slice(root.length),
      headers: request.headers,
      body,
    });
  }

  return {
    ...sides,
    settled: () => deliveries.settled(),
    handle(request, response) {
      reply(request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.destroy(), // the request broke off
      );
    },
  };
}

/** The whole body, or null when there is more than anybody has to send. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += Buffer.byteLength(part);
    if (size <= MAX_NOTIFICATION_BYTES) parts.push(Buffer.from(part));
  }
  return size > MAX_NOTIFICATION_BYTES ? null : Buffer.concat(parts);
}
