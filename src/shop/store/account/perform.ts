import type { OfflineArgs, OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { PerformOptions } from '#src/sync/outbox/perform.ts';

/**
 * Makes a named call durable on this device; its sending is not waited for (design §3).
 * @throws Refusal `input.invalid`; whatever the disk refuses
 */
export type Perform = <N extends OfflineRouteName>(
  route: N,
  args: OfflineArgs<N>,
  options?: PerformOptions,
) => Promise<unknown>;
