/** A process that attacks: what it takes of the processor is not what the one who measures waits for. */
import { ATTACKS } from './attacks.ts';
import { openNetwork } from './calls.ts';
import type { Target } from './target.ts';

/** That of nobody else. */
const NETWORK = '198.51.100.200';

export type Order =
  | {
      readonly kind: 'begin';
      readonly name: string;
      readonly target: Target;
      readonly callers: number;
      readonly time: number;
    }
  | { readonly kind: 'end' };

export type Told =
  | { readonly kind: 'begun' }
  /** How often each status came, and where the counting of requests stands. */
  | {
      readonly kind: 'ended';
      readonly statuses: readonly (readonly [number, number])[];
      readonly time: number;
    };

/** In the end what is under way is waited for so long; then its readers go away. */
const GRACE_MS = 5_000;

const state = { isOver: false, end: () => {} };
const tell = (told: Told) => process.send?.(told);

async function attack({ name, target, callers, time: first }: Extract<Order, { kind: 'begin' }>): Promise<void> {
  const found = ATTACKS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no attack is called ${name}`);
  const network = openNetwork(target.origin, NETWORK, callers);
  const more = (await found.headers?.(network.send, target)) ?? {};
  const statuses = new Map<number, number>();
  let time = first;
  const call = async () => {
    while (!state.isOver) {
      time += 1;
      for (const one of found.sent(target, time)) {
        const { status } = await network.send({ ...one, headers: { ...more, ...one.headers } });
        if (status !== 0 || !state.isOver) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  const leaving = new AbortController();
  state.end = () => {
    const timer = setTimeout(network.close, GRACE_MS);
    leaving.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  tell({ kind: 'begun' });
  await Promise.all(Array.from({ length: callers }, call));
  leaving.abort();
  network.close();
  tell({ kind: 'ended', statuses: [...statuses], time });
}

process.on('message', (order: Order) => {
  state.isOver = order.kind === 'end';
  if (order.kind === 'begin') void attack(order);
  else state.end();
});
