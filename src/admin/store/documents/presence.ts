/**
 * Who has a document open (domain 8.1). The shop is told every so often while somebody writes; without a network, and of a
 * document it does not know yet, nothing is said.
 */
import { CallFailed } from '#src/api/failure.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { LEASE_MS } from '#core/domain/cms/lease.ts';

/** As the shop tells it. */
export interface Holder {
  readonly name: string;
  /** ISO instant. */
  readonly since: string;
  readonly isMe: boolean;
}

export interface PresenceView {
  /** Somebody else who has it open; null: nobody, or nobody that this device hears of. */
  readonly other: Pick<Holder, 'name' | 'since'> | null;
  /** They took it over while it was open here: what is typed here stays a draft of this device. */
  readonly isTaken: boolean;
}

export interface PresenceDeps {
  readonly ask: (act: 'hold' | 'take' | 'release') => Promise<{ readonly holder: Holder | null }>;
  /** Calls once, `ms` from now; answers how to take it back. */
  readonly after: (ms: number, call: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

export interface Presence {
  readonly view: () => PresenceView;
  readonly listen: (heard: () => void) => () => void;
  /** Asks now: the network is back, or somebody looks again. */
  readonly look: () => void;
  /** Writes in spite of the other, who is told at their next call. */
  readonly take: () => Promise<void>;
  readonly close: () => void;
}

/** Several times within a lease: one lost call does not give it away. */
export const BEAT_MS = LEASE_MS / 5;
const ALONE: PresenceView = { other: null, isTaken: false };

export function openPresence({ ask, after, report }: PresenceDeps): Presence {
  let view = ALONE;
  let wasMine = false;
  let isOver = false;
  let unbeat = (): void => {};
  const listeners = new Set<() => void>();
  const show = (holder: Holder | null): void => {
    const isMine = holder?.isMe === true;
    const other = holder === null || isMine ? null : { name: holder.name, since: holder.since };
    view = other === null ? ALONE : { other, isTaken: view.isTaken || wasMine };
    wasMine = isMine;
    for (const heard of listeners) heard();
  };
  const beat = async (act: 'hold' | 'take'): Promise<void> => {
    unbeat();
    try {
      const { holder } = await ask(act);
      if (!isOver) show(holder);
    } catch (error) {
      if (!(error instanceof CallFailed || error instanceof Refusal)) report(error);
    }
    if (isOver) return;
    unbeat();
    unbeat = after(BEAT_MS, () => void beat('hold'));
  };
  void beat('hold');
  return {
    view: () => view,
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    look: () => void beat('hold'),
    take: () => beat('take'),
    close: () => {
      isOver = true;
      unbeat();
      // where nobody hears it, the lease runs out by itself
      if (wasMine) ask('release').catch(() => {});
    },
  };
}
