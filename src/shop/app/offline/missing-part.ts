/**
 * After a deploy a tab may ask for a part that no longer exists. The document is then loaded anew, once per tab and
 * build; never without the network, where it would find the same, and never over something the person is typing. A part
 * that the line lost comes with the next try: while the shop still serves the entry of the build, nothing is gone.
 */
import { isServed } from '#src/api/is-served.ts';
import type { TAB_KEYS } from '#src/shop/store/device/storage-keys.ts';

const KEY = 'reloaded-for' satisfies (typeof TAB_KEYS)['reloadedFor'];

export interface MissingPart {
  readonly online: boolean;
  readonly isTyping: boolean;
  /** Entry of the running build. */
  readonly build: string;
  /** The build that this tab has already been loaded anew for. */
  readonly reloadedFor: string | null;
}

export function mayReload({ online, isTyping, build, reloadedFor }: MissingPart): boolean {
  return online && !isTyping && reloadedFor !== build;
}

/** Parts of forms the person has written into; those that left the page or were emptied do not count. */
const touched = new Set<Element>();

function isTyping(): boolean {
  for (const field of touched) {
    const value: unknown = 'value' in field ? field.value : field.textContent;
    if (field.isConnected && value !== '') return true;
    touched.delete(field);
  }
  return false;
}

let leaving = Promise.resolve(false);

/** True once the document is being loaded anew: nothing more is worth showing. Known when the shop has been asked. */
export const isLeaving = (): Promise<boolean> => leaving;

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers that this tab was loaded anew; false where the browser refuses: without memory it could go on for ever. */
function remember(build: string): boolean {
  try {
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}

export function watchMissingParts(build: string): void {
  document.addEventListener('input', ({ target }) => void (target instanceof Element && touched.add(target)), true);
  document.addEventListener('submit', () => touched.clear(), true);
  addEventListener('vite:preloadError', () => {
    leaving = leaving.then(async (already) => already || leaveFor(build));
  });
}

/** Loads the document anew where its build is gone. @returns whether it does */
async function leaveFor(build: string): Promise<boolean> {
  const part = () => ({
    online: navigator.onLine,
    isTyping: isTyping(),
    build,
    reloadedFor: reloadedFor(),
  });
  if (!mayReload(part()) || (await isServed(build)) || !mayReload(part()) || !remember(build)) return false;
  location.reload();
  return true;
}
