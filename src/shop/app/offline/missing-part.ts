/**
 * After a deploy a tab may ask for a part that no longer exists. The document is then loaded anew, once per tab and
 * build; never without the network, where it would find the same, and never over something the person is typing.
 */
const KEY = 'reloaded-for';

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

let leaving = false;

/** True once the document is being loaded anew: nothing more is worth showing. */
export const isLeaving = (): boolean => leaving;

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
    const part = { online: navigator.onLine, isTyping: isTyping(), build, reloadedFor: reloadedFor() };
    if (leaving || !mayReload(part) || !remember(build)) return;
    leaving = true;
    location.reload();
  });
}
