/** Push, pull and token over the named routes; answers are parsed here, so that the engine trusts what it reads. */
import * as v from 'valibot';
import { pullRoute, pushRoute } from '#core/wire/sync.ts';
import type { SyncCalls } from '#core/wire/sync-calls.ts';
import type { CallOptions } from '#src/api/client.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { Transport } from '#src/sync/core/transport.ts';

/** Longest wait for an answer: a server that executes 100 changes needs far less. */
const TIMEOUT_MS = 15_000;

const options = (signal: AbortSignal) => ({ signal, timeoutMs: TIMEOUT_MS, renew: false });

/** A client of whatever realm: names and answers are held against the contract here. */
export interface NamedCalls {
  call(name: string, input: object, options?: CallOptions): Promise<unknown>;
  renewToken(): Promise<string>;
}

/** @param ready makes sure that the route is in the table; a first visit has none yet */
export function createTransport(
  client: NamedCalls,
  calls: SyncCalls,
  ready: (name: string) => Promise<void> = () => Promise.resolve(),
): Transport {
  const tell = async (name: string | null, body: object): Promise<void> => {
    if (name === null) return;
    await ready(name);
    await client.call(name, { body }, { timeoutMs: TIMEOUT_MS });
  };
  return {
    push: async (body, signal) => {
      await ready(calls.push);
      return parsed(pushRoute.answer, await client.call(calls.push, { body }, options(signal)));
    },
    pull: async (body, signal) => {
      await ready(calls.pull);
      return parsed(pullRoute.answer, await client.call(calls.pull, { body }, options(signal)));
    },
    renew: async () => {
      await ready(calls.me.route);
      await client.renewToken();
    },
    leave: () => tell(calls.leave, { forget: true }),
    signOut: (everywhere, group) => tell(calls.signOut, { everywhere, ...(group === undefined ? {} : { group }) }),
  };
}

/** @throws CallFailed when the answer is not what the contract says: a fault of the other side, which passes */
function parsed<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CallFailed('serverFault', { cause: result.issues });
  return result.output;
}
