/** What a transaction of the queue is made with: that of the engine's steps, and that which begins another group. */
import type { PersonStore } from '#src/db/store.ts';
import type { OfflineContract } from './contract.ts';

export interface StepDeps {
  readonly store: PersonStore;
  readonly contract: OfflineContract;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
}
