import type { ReactNode } from 'react';
import { useOnline } from '#src/screens/shop/device-state.ts';
import { late } from '#src/screens/shop/late.tsx';

const OfflineNote = late(async () => (await import('#src/screens/shop/offline-note.tsx')).OfflineNote);

/** One line under the bar while there is no network: no button, no repetition. A page may say more than the usual. */
export function OfflineLine({ children }: { children?: ReactNode }) {
  return useOnline() ? null : <OfflineNote>{children}</OfflineNote>;
}
