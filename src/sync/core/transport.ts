/** What the engine and whoever opens a scope ask of the shop; how it is sent is `src/sync/engine/transport.ts`. */
import type { InferInput } from 'valibot';
import type { pullRoute, pushRoute, PullAnswer } from '#core/wire/sync.ts';
import type { Answer } from './apply-answer.ts';

export type PushBody = InferInput<NonNullable<(typeof pushRoute)['body']>>;
export type PullBody = InferInput<NonNullable<(typeof pullRoute)['body']>>;

export interface Transport {
  push(body: PushBody, signal: AbortSignal): Promise<Answer>;
  pull(body: PullBody, signal: AbortSignal): Promise<PullAnswer>;
  renew(): Promise<void>;
  /** Ends the visitor of this browser. */
  leave(): Promise<void>;
  /** Ends the session of this browser, or every session of its customer, and gives back the group they had here. */
  signOut(everywhere: boolean, group?: string): Promise<void>;
}
