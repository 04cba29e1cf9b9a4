import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { openPresence, type Presence, type PresenceView } from '#src/admin/store/documents/presence.ts';

const ALONE: PresenceView = { other: null, isTaken: false };

/** Says that a document is open here, and who else has it open, for as long as the screen stands. */
export function usePresence(doc: string): PresenceView & { readonly take: () => void } {
  const call = useAdminCall();
  const presence = useRef<Presence | null>(null);
  const follow = useCallback(
    (heard: () => void): (() => void) => {
      const opened = openPresence({
        ask: (act) => call('api.admin.documents.lease', { params: { doc }, body: { act } }),
        after: (ms, beat) => {
          const timer = setTimeout(beat, ms);
          return () => clearTimeout(timer);
        },
        report: (error) => console.error(error),
      });
      const look = (): void => {
        if (document.visibilityState === 'visible') opened.look();
      };
      const unhear = opened.listen(heard);
      addEventListener('online', look);
      document.addEventListener('visibilitychange', look);
      presence.current = opened;
      return () => {
        removeEventListener('online', look);
        document.removeEventListener('visibilitychange', look);
        unhear();
        opened.close();
        presence.current = null;
      };
    },
    [call, doc],
  );
  const view = useSyncExternalStore(follow, () => presence.current?.view() ?? ALONE);
  return { ...view, take: () => void presence.current?.take() };
}
