import { PROTOCOL, type Cursor } from '#core/wire/sync.ts';
import { syncFailureOf } from '#src/sync/core/sync-failure.ts';
import type { Transport } from '#src/sync/core/transport.ts';

export interface GroupQuestion {
  readonly scope: string;
  readonly build: string;
  readonly group: string;
  readonly cursor: Cursor | null;
}

/**
 * Asks the shop whether a guest's group is still this browser's (rule S60); an old token is renewed once. A guest who
 * belongs to a customer who is not here is another one as well (S87).
 * @throws Refusal or CallFailed when the shop does not say
 */
export async function isGroupKnown(
  transport: Pick<Transport, 'pull' | 'renew'>,
  question: GroupQuestion,
): Promise<boolean> {
  const ask = () => transport.pull({ protocol: PROTOCOL, ...question }, new AbortController().signal);
  try {
    await ask().catch(async (error: unknown) => {
      if (syncFailureOf(error).kind !== 'token') throw error;
      await transport.renew();
      return ask();
    });
    return true;
  } catch (error) {
    const { kind } = syncFailureOf(error);
    if (kind === 'group' || kind === 'session') return false;
    throw error;
  }
}
