/** The shop's keeper: steps of a sale that no journey is about, taken by the calls of the back office. */
import { request, test, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

import { adminMeAnswer } from '#core/contract/admin/people/me.ts';
import { orderDesk } from '#core/contract/admin/orders/desk.ts';
import { quoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { rmaDesk } from '#core/contract/admin/returns/desk.ts';
import { dayIn } from '#core/domain/shop/time-zone.ts';

import { ADMIN } from './admin/office.ts';
import { expect } from './fixtures.ts';

type Desk = 'orders' | 'quotes' | 'rma';

const found = v.tuple([v.looseObject({ uuid: v.string() })]);

interface Office {
  /** One thing of the sale by its number, as its page shows it. */
  readonly read: <S extends v.GenericSchema>(desk: Desk, number: string, schema: S) => Promise<v.InferOutput<S>>;
  readonly step: (desk: Desk, uuid: string, name: string, data: object) => Promise<unknown>;
}

/** Signs the keeper in, in a browser of their own that is closed when the work is done. */
async function inOffice<T>(work: (office: Office) => Promise<T>): Promise<T> {
  const { baseURL } = test.info().project.use;
  const context = await request.newContext(baseURL === undefined ? {} : { baseURL });
  const read = async (path: string): Promise<unknown> => (await context.get(`/api/admin/${path}`)).json();
  try {
    const { token } = v.parse(adminMeAnswer, await read('me'));
    const { email, password } = ADMIN;
    const me = await post(context, token, 'auth/login', { email, password, remember: false });
    const signedIn = v.parse(adminMeAnswer, me);
    return await work({
      read: async (desk, number, schema) => {
        const [{ uuid }] = v.parse(found, await read(`${desk}/lookup?q=${number}`));
        return v.parse(schema, await read(`${desk}/${uuid}/desk`));
      },
      step: (desk, uuid, name, data) => post(context, signedIn.token, `${desk}/${uuid}/${name}`, data),
    });
  } finally {
    await context.dispose();
  }
}

async function post(context: APIRequestContext, token: string, path: string, data: object): Promise<unknown> {
  const answer = await context.post(`/api/admin/${path}`, { data, headers: { 'x-csrf-token': token } });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const seen = ({ rev, revId }: { readonly rev: number; readonly revId?: string | undefined }) => ({
  rev,
  baseRevId: revId,
});

/** Sends the whole order in one parcel, which arrives the same day. */
export const deliver = (number: string): Promise<unknown> =>
  inOffice(async (office) => {
    const order = await office.read('orders', number, orderDesk);
    const [source] = order.sources;
    const shipped = { source: source?.code ?? '', carrier: 'colissimo', trackNumber: '6A12345678901', weight: null };
    await office.step('orders', order.uuid, 'ship', { ...seen(order), ...shipped });
    const sent = await office.read('orders', number, orderDesk);
    const step = { kind: 'delivered', on: dayIn('Europe/Paris', Date.now()) };
    return office.step('orders', order.uuid, 'parcel', { ...seen(sent), parcel: sent.parcels[0]?.uuid, step });
  });

/** Proposes what was asked for at the price it was asked for. */
export const propose = (number: string): Promise<unknown> =>
  inOffice(async (office) => {
    const quote = await office.read('quotes', number, quoteDesk);
    const terms = { lines: [], added: [], validityDays: 15, deliveryDelay: null, conditions: null };
    return office.step('quotes', quote.uuid, 'propose', { ...seen(quote), ...terms });
  });

/** A return as the shop holds it. */
export const returnOf = (number: string): Promise<v.InferOutput<typeof rmaDesk>> =>
  inOffice((office) => office.read('rma', number, rmaDesk));
