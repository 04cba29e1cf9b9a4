/** Putting the shop on the home screen: what this browser can do, and what the person has said. */
import { countVisit, type Visits } from '#src/shop/store/device/install-offer.ts';
import { onInstallPrompt, takeInstallPrompt } from '#src/shop/store/device/install-prompt.ts';
import { showNew } from '#src/shop/store/show-new.ts';
import { readState, type InstallView } from '#src/shop/store/state.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

const change = (next: Partial<InstallView>): void => showNew('install', { ...readState().install, ...next });

function readVisits(): Visits | null {
  const [count, at] = (readKey(STORAGE_KEYS.visits) ?? '').split(' ').map(Number);
  return count !== undefined && at !== undefined && count > 0 && at > 0 ? { count, at } : null;
}

function readRefusal(): number | null {
  const at = Number(readKey(STORAGE_KEYS.installRefused));
  return at > 0 ? at : null;
}

/** On an iPhone or iPad alone the browser says whether it runs an installed page, and never offers to install one. */
const iosInstalled = (): boolean | null =>
  'standalone' in navigator && navigator.maxTouchPoints > 0 ? navigator.standalone === true : null;

/**
 * Counts this visit and follows what the browser says.
 * @param now ms
 */
export function readInstall(now: number): void {
  const visits = countVisit(readVisits(), now);
  writeKey(STORAGE_KEYS.visits, `${visits.count} ${visits.at}`);
  const ios = iosInstalled();
  change({
    way: ios === null ? null : 'byHand',
    isInstalled: ios === true || matchMedia('(display-mode: standalone)').matches,
    visits: visits.count,
    refusedAt: readRefusal(),
  });
  onInstallPrompt(() => change({ way: 'prompt' }));
  addEventListener('appinstalled', () => change({ isInstalled: true, way: null }));
}

/**
 * The offer was declined: it does not come back soon.
 * @param now ms
 */
export function refuseInstall(now: number): void {
  writeKey(STORAGE_KEYS.installRefused, String(now));
  change({ refusedAt: now });
}

/** In no library of types: Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

const isPrompt = (event: Event | null): event is InstallPrompt =>
  event !== null && 'prompt' in event && 'userChoice' in event;

/**
 * Lets the browser ask; a "no" there is a "no" to the shop.
 * @param now ms
 */
export async function installNow(now: number): Promise<void> {
  const offer = takeInstallPrompt();
  /* one offer, one question: the browser brings another when it likes */
  change({ way: null });
  if (!isPrompt(offer)) return;
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  if (outcome !== 'accepted') refuseInstall(now);
}
