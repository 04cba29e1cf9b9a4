import { lazy, Suspense, type ReactNode } from 'react';
import { useOnline } from '#src/screens/shop/device-state.ts';

const OfflineNote = lazy(() =>
  import('#src/screens/shop/offline-note.tsx').then((module) => ({ default: module.OfflineNote })),
);

/** One line under the bar while there is no network: no button, no repetition. A page may say more than the usual. */
export function OfflineLine({ children }: { children?: ReactNode }) {
  if (useOnline()) return null;
  return (
    <Suspense fallback={null}>
      <OfflineNote>{children}</OfflineNote>
    </Suspense>
  );
}
