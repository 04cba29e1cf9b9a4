/**
 * Signs on the back office's service worker, which answers below `/admin/` alone. A newer build takes over once all its
 * tabs are closed. A browser that refuses workers still has a back office.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  /* a scope ends with a slash: the address without one would be the shop's */
  if (location.pathname === '/admin') history.replaceState(null, '', `/admin/${location.search}${location.hash}`);
  const signOn = (): void => {
    serviceWorker
      .register('/admin-sw.js', { scope: '/admin/', updateViaCache: 'none' })
      .catch((error: unknown) => console.warn(error));
  };
  if (document.readyState === 'complete') signOn();
  else addEventListener('load', signOn, { once: true });
}
