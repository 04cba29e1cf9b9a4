/**
 * Prefetch on intent: a question that somebody is about to ask goes out while the pointer still rests on its link. Its
 * answer is given once, to whoever asks the very same while it is young; whatever is written meanwhile takes it back.
 */
import type { OfficeInput, OfficeRouteName } from './admin-routes.ts';
import { keyOf } from './answers-of.ts';
import type { Call } from './office-client.ts';

/** ms after which an answer is asked for anew. */
export const YOUNG_MS = 5_000;

interface Ahead {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

export interface AskingAhead {
  /** As `call`, and takes what was asked ahead. */
  readonly call: Call;
  /** One question at a time: the last one that was meant. */
  readonly ask: <Name extends OfficeRouteName>(name: Name, input: OfficeInput<Name>) => void;
}

/** @param now ms */
export function askingAhead(call: Call, now: () => number): AskingAhead {
  let held: Ahead | null = null;
  const isHeld = (key: string): boolean => held?.key === key && now() - held.at < YOUNG_MS;
  const taking = (name: OfficeRouteName, input: object, ...rest: unknown[]): Promise<unknown> => {
    const anew = (): Promise<unknown> => Reflect.apply(call, undefined, [name, input, ...rest]);
    if ('body' in input) held = null;
    if (held === null || !isHeld(keyOf(name, input))) return anew();
    const { answer } = held;
    held = null;
    return answer.catch(anew);
  };
  return {
    call: asCall(taking),
    ask: (name, input) => {
      const key = keyOf(name, input);
      if (isHeld(key)) return;
      const answer: Promise<unknown> = call(name, input);
      /* whoever takes it asks again, and hears why */
      answer.catch(() => {});
      held = { key, at: now(), answer };
    },
  };
}

/** The key names the route: what is taken was answered to the same question. */
function asCall(taking: (name: OfficeRouteName, input: object) => Promise<unknown>): Call;
function asCall(taking: unknown): unknown {
  return taking;
}
