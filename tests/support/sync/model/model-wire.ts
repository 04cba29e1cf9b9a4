/** Push and pull over a wire with virtual time to the model server. */
import { CallFailed, problemOf } from '#src/api/failure.ts';
import type { Transport } from '#src/sync/core/transport.ts';
import type { Jar, ModelServer } from '#tests/support/sync/model/model-server.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { fateOf, intermediary, type Wire } from '#tests/support/sync/wire.ts';

const WAY_MS = 20;
const LATE_MS = 7_000;
const DEADLINE_MS = 15_000;

/** Carries calls over a wire, there and back, in virtual time. */
export function carrier(wire: Wire, clock: VirtualClock) {
  return function carry<T>(call: () => T, signal?: AbortSignal): Promise<T> {
    const fate = fateOf(wire);
    return new Promise<T>((resolve, reject) => {
      const fail = () => reject(new CallFailed('offline'));
      clock.after(DEADLINE_MS, fail);
      signal?.addEventListener('abort', fail, { once: true });
      if (fate === 'requestLost') {
        clock.after(WAY_MS, fail);
        return;
      }
      const foreign = intermediary(fate);
      if (foreign !== null) {
        clock.after(WAY_MS, () => {
          if (foreign.arrives) tried(call);
          clock.after(WAY_MS, () => void failureIn(foreign.answer).then(reject));
        });
        return;
      }
      clock.after(WAY_MS, () => {
        const answer = tried(call);
        if (fate === 'doubled') tried(call);
        if (fate === 'repeatedLate') clock.after(LATE_MS, () => tried(call));
        if (fate === 'answerHangs') return;
        clock.after(WAY_MS, () => {
          if (fate === 'answerLost') fail();
          else if (fate === 'faultAfter') reject(new CallFailed('serverFault'));
          else if (answer.ok) resolve(answer.value);
          else reject(answer.error);
        });
      });
    });
  };
}

/** What the client makes of a page that is not ours. */
const failureIn = async (answer: Response): Promise<unknown> =>
  answer.ok ? new CallFailed('offline') : problemOf(answer);

export function modelTransport(server: ModelServer, jar: Jar, wire: Wire, clock: VirtualClock): Transport {
  const carry = carrier(wire, clock);
  /** The cookies and the token a request carries are those of the moment it leaves. */
  const carried = (): Jar => ({ ...jar });
  return {
    push: (body, signal) => {
      const [with_, sent] = [carried(), structuredClone(body)];
      return carry(() => server.push(with_, sent), signal);
    },
    pull: (body, signal) => {
      const [with_, sent] = [carried(), structuredClone(body)];
      return carry(() => server.pull(with_, sent), signal);
    },
    renew: () => carry(() => server.me(jar)),
    leave: () => carry(() => server.leave(jar)),
    signOut: async (everywhere, group) => {
      const with_ = carried();
      Object.assign(jar, (await carry(() => server.logout(with_, everywhere, group))).jar);
    },
  };
}

type Tried<T> = { ok: true; value: T } | { ok: false; error: unknown };

function tried<T>(call: () => T): Tried<T> {
  try {
    return { ok: true, value: call() };
  } catch (error) {
    return { ok: false, error };
  }
}
