/**
 * What tools that wait for consent may have written where scripts of the page can write. The shop lists every key it
 * keeps (`storage-keys.ts`) and no script of its own writes a cookie, so whatever else is found is theirs.
 */
import { STORAGE_KEYS } from '#src/shop/store/device/storage-keys.ts';

/** Set by the server for the access guard (specification §4): not to be traced with. */
const OWN_COOKIES: ReadonlySet<string> = new Set(['customer-auth', 'admin-auth']);
const OWN_KEYS: ReadonlySet<string> = new Set(Object.values(STORAGE_KEYS));

const GONE = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';

/** What to write to `document.cookie` so that foreign cookies of this host and of the domains above it are gone. */
export function cookieDeletions(cookies: string, host: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '' && !OWN_COOKIES.has(name));
  const labels = host.split('.');
  /* a top level domain takes no cookies */
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  return names.flatMap((name) => [`${name}=; ${GONE}`, ...domains.map((one) => `${name}=; ${GONE}; domain=${one}`)]);
}

export function removeForeignTraces(): void {
  for (const deletion of cookieDeletions(document.cookie, location.hostname)) document.cookie = deletion;
  try {
    for (const key of Object.keys(localStorage)) if (!OWN_KEYS.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage is refused to everybody: nothing was written either.
  }
}
