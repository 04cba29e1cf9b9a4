/**
 * One tab of a person sends files at a time (rule S116). Whoever has the turn answers a question at once, unless the browser
 * has frozen it: a tab that is looked at and hears nothing for a while takes the turn over, as it does the engine's (S66).
 */
import { watchSender } from '#src/sync/sender/lease.ts';
import type { SenderLock } from '#src/sync/sender/lock.ts';

/** What the tabs ask each other. */
export interface TurnChannel {
  readonly send: (message: 'ask' | 'here') => void;
  readonly hear: (heard: (message: 'ask' | 'here') => void) => void;
}

export interface TurnDeps {
  readonly name: string;
  readonly locks: SenderLock;
  readonly channel: TurnChannel;
  readonly isVisible: () => boolean;
  /** Calls once, `ms` from now; answers how to take it back. */
  readonly later: (ms: number, call: () => void) => () => void;
}

export interface UploadsTurn {
  /** Resolves once the work was done in this tab's turn; `lost` aborts when another tab took it over. */
  readonly take: (work: (lost: AbortSignal) => Promise<void>) => Promise<void>;
  /** Asks, where this tab waits for its turn, whether whoever has it is awake. */
  readonly ask: () => void;
  readonly leave: () => void;
}

export function uploadsTurn({ name, locks, channel, isVisible, later }: TurnDeps): UploadsTurn {
  let mine: AbortController | null = null;
  let place: ReturnType<SenderLock['hold']> | null = null;
  const lease = watchSender({
    ask: () => channel.send('ask'),
    takeOver: () => place?.steal(),
    isVisible,
    after: later,
  });
  channel.hear((message) => {
    if (message === 'here') lease.heard();
    else if (mine !== null) channel.send('here');
  });
  const ask = (): void => {
    if (place !== null && mine === null) lease.wanted();
  };
  const leave = (): void => {
    const before = place;
    mine?.abort();
    [mine, place] = [null, null];
    lease.heard();
    before?.release();
  };
  return {
    ask,
    leave,
    take: (work) =>
      new Promise((resolve, reject) => {
        const end = (signal: AbortSignal, tell: () => void): void => {
          // Taken over meanwhile: this tab stands in line again, and works when its turn comes.
          if (signal.aborted) return;
          leave();
          tell();
        };
        place = locks.hold(name, {
          won: () => {
            lease.heard();
            mine = new AbortController();
            const { signal } = mine;
            work(signal).then(
              () => end(signal, resolve),
              (error: Error) => end(signal, () => reject(error)),
            );
          },
          lost: () => {
            mine?.abort();
            mine = null;
          },
        });
        ask();
      }),
  };
}
