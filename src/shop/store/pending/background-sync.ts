/** A change waits and the network is gone: the browser may send it after the last tab was closed (design §5 rule 14). */
import { syncTagOf } from '#core/contract/shop/worker-messages.ts';

/** Chromium alone has this; its interface is not in the type library. */
interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

const canSync = (registration: object): registration is SyncRegistration => 'sync' in registration;

/**
 * Asks the service worker to drain this scope's outbox when the network returns. Answers whether the browser will: it
 * is a bonus, the next open tab sends in any case.
 */
export async function askForBackgroundSync(scope: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (registration === undefined || !canSync(registration)) return false;
  try {
    await registration.sync.register(syncTagOf(scope));
    return true;
  } catch {
    // Refused by the person or by a private mode.
    return false;
  }
}
