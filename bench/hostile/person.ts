/** Somebody of another network, who browses and puts articles into the cart. */
import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { PROTOCOL } from '#core/wire/sync.ts';

import { openNetwork, type Sent } from './calls.ts';
import type { Target } from './target.ts';

/** Each is of a network of its own. */
const networkOf = (at: number) => `203.0.113.${7 + at}`;
/** Between two requests. */
const REST_MS = 10;
/** Articles put in before the cart is emptied. */
const ROOM = 40;

const me = v.object({ csrfToken: v.string() });

export interface Browsing {
  /** How long each request took, in ms; one that was not answered as it should be took for ever. */
  browse(goesOn: (count: number) => boolean): Promise<number[]>;
  close(): void;
}

export async function openPerson({ origin, articles, departments, adds }: Target, at: number): Promise<Browsing> {
  const { send, close } = openNetwork(origin, networkOf(at), 1);
  const { text, cookie } = await send({ path: '/api/me' });
  const headers = {
    cookie,
    'x-csrf-token': v.parse(me, JSON.parse(text)).csrfToken,
    'content-type': 'application/json',
    'accept-encoding': 'br',
  };
  const group = randomUUID();
  const pull = { protocol: PROTOCOL, build: 'bench', scope: 'guest', group, cursor: null };
  const steps: ((time: number) => Sent)[] = [
    () => ({ path: '/auto' }),
    (time) => ({ path: `/api/products?${departments[time % 3] ?? ''}` }),
    (time) => ({ path: articles[time % 5] ?? '/auto' }),
    () => ({ path: '/api/search?q=frein' }),
    (time) => ({ method: 'POST', path: '/api/cart/items', body: adds[time % adds.length] ?? '' }),
    () => ({ method: 'POST', path: '/api/sync/pull', body: JSON.stringify(pull) }),
  ];
  let time = at * 2;
  return {
    close,
    async browse(goesOn) {
      const waits: number[] = [];
      while (goesOn(waits.length)) {
        time += 1;
        const step = steps[time % steps.length];
        if (step === undefined) continue;
        const since = performance.now();
        const { status, isWhole } = await send({ ...step(Math.floor(time / steps.length)), headers });
        waits.push(status === 200 && isWhole ? performance.now() - since : Infinity);
        if (time % (ROOM * steps.length) === 0)
          await send({ method: 'DELETE', path: '/api/cart', body: '{"area":"auto"}', headers });
        await new Promise((rested) => setTimeout(rested, REST_MS));
      }
      return waits;
    },
  };
}
