import type { ReactNode } from 'react';
import { useOnline } from '#src/screens/shop/device-state.ts';
import { late } from '#src/screens/shop/late.tsx';

const OfflineNote = late(async () => (await import('#src/screens/shop/offline-note.tsx')).OfflineNote);

/**
 * One line under the bar while there is no network: no button, no repetition. A page may say more than the usual. What is
 * around it is always on the page: a region that comes together with its text is not heard.
 */
export function OfflineLine({ children }: { children?: ReactNode }) {
  const online = useOnline();
  return <div role="status">{online ? null : <OfflineNote>{children}</OfflineNote>}</div>;
}
