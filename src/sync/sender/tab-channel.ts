/** What the tabs of one person tell each other. Losing a message costs time, never work: the queue is on the disk. */
import type { SyncStatus } from '#src/sync/outbox/status.ts';

export type TabMessage =
  | { readonly type: 'appended' | 'resumed' | 'visible' | 'hidden' }
  /**
   * The shop said `ageMs` ago (the clocks of two threads cannot be compared) that something moved. `rev`: where the
   * person's channel stands; null: unknown, prices may have moved as well.
   */
  | { readonly type: 'poked'; readonly rev: number | null; readonly ageMs: number }
  /** The holder of the lock says how it stands: on every change, and at once when somebody asks. */
  | { readonly type: 'status'; readonly status: SyncStatus }
  | { readonly type: 'ask' }
  /** The person's data is about to be deleted: everybody lets go of the database (rule S67). */
  | { readonly type: 'closing' };

export interface TabChannel {
  /** The browser has no BroadcastChannel: nobody hears. */
  readonly isSilent: boolean;
  notify(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** The channel of a scope; silent where the browser has no BroadcastChannel. */
export function openTabChannel(scope: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { isSilent: true, notify: () => {}, subscribe: () => {}, close: () => {} };
  }
  const channel = new BroadcastChannel(`sync:${scope}`);
  let isOpen = true;
  return {
    isSilent: false,
    // What is still under way when a tab leaves has nobody to tell.
    notify: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    subscribe: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
