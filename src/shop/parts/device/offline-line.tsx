import type { ReactNode } from 'react';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

const OfflineNote = deferred(async () => (await import('#src/shop/parts/device/offline-note.tsx')).OfflineNote);

/**
 * The place of what is said while there is no network. It is always on the page: a region that comes together with its
 * text is not heard.
 */
export function OfflineRegion({ children }: { children: ReactNode }) {
  const online = useOnline();
  return <div role="status">{online ? null : children}</div>;
}

/**
 * One line under the bar while there is no network: no button, no repetition.
 * @param pricedAt of a page with one price: the line says of when it is, the prices elsewhere say it themselves
 */
export function OfflineLine({ pricedAt }: { pricedAt?: string }) {
  return (
    <OfflineRegion>
      <OfflineNote pricedAt={pricedAt} />
    </OfflineRegion>
  );
}
