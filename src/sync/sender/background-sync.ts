/** A change waits and the network is gone: the browser may send it after the last tab was closed (design §5 rule 14). */

/** Chromium alone has this; its interface is not in the type library. */
interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

const canSync = (registration: object): registration is SyncRegistration => 'sync' in registration;

/**
 * Asks the service worker of a realm to drain this scope's outbox when the network returns. Answers whether the browser
 * will: it is a bonus, the next open tab sends in any case.
 * @param pages path that the worker answers below
 * @param tag by which it knows the scope
 */
export async function askForBackgroundSync(pages: string, tag: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(pages);
  if (registration === undefined || !canSync(registration)) return false;
  try {
    await registration.sync.register(tag);
    return true;
  } catch {
    // Refused by the person or by a private mode.
    return false;
  }
}
