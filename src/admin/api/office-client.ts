/** Calls of the back office: the client of the named routes with its own table, its own token, and its own way on 401. */
import { createClient, type CallOptions, type ClientDeps } from '#src/api/client.ts';
import { CallFailed } from '#src/api/failure.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { memoryToken } from '#src/api/token.ts';
import type { OfficeAnswer, OfficeInput, OfficeRouteName, OfficeRoutes } from './admin-routes.ts';

export type Call = <Name extends OfficeRouteName>(
  name: Name,
  input: OfficeInput<Name>,
  options?: CallOptions,
) => Promise<OfficeAnswer<Name>>;

export interface OfficeClientDeps extends Pick<ClientDeps, 'fetch' | 'table' | 'origin' | 'deadline' | 'log'> {
  /** The session has ended while somebody worked. */
  readonly onSessionEnded: () => void;
  /** Asks for the password once more; false: the person does not give it. */
  readonly confirm: () => Promise<boolean>;
  /** The shop answered, or was out of reach. */
  readonly onReach: (online: boolean) => void;
}

/**
 * A call answers, or throws the shop's `Refusal`, or `CallFailed` when no answer came. Where the shop wants the password
 * once more the person is asked in place and the call goes out again.
 */
export function createOfficeClient({ onSessionEnded, confirm, onReach, ...deps }: OfficeClientDeps): { call: Call } {
  const client = createClient<OfficeRoutes>({
    ...deps,
    token: memoryToken(),
    inTurn: (work) => work(),
    me: { route: 'api.admin.me', token: 'token' },
    onUnauthorized: onSessionEnded,
  });

  const once: Call = async (name, input, options) => {
    try {
      const answer = await client.call(name, input, options);
      onReach(true);
      if (answer === false) throw new CallFailed('serverFault');
      return answer;
    } catch (error) {
      /* whoever left the page gave the call up: that says nothing of the network */
      const isGivenUp = options?.signal?.aborted ?? false;
      /* a refusal is an answer, that of a session that has ended too */
      if (error instanceof Refusal) onReach(true);
      else if (error instanceof CallFailed && error.kind === 'offline' && !isGivenUp) onReach(false);
      throw error;
    }
  };

  return {
    call: async (name, input, options) => {
      try {
        return await once(name, input, options);
      } catch (error) {
        const isAsked = error instanceof Refusal && error.code === 'confirmation.required';
        if (!isAsked || !(await confirm())) throw error;
      }
      return once(name, input, options);
    },
  };
}
