/** What tells, before anything is asked, that somebody was signed in here. */
import { ADMIN_KEYS, readKey } from '#src/admin/store/storage-keys.ts';

/** Where the server says that this browser has a session (specification §4); it holds no secret. */
const MARKER = 'admin-auth';

export const hasMarker = (cookies: string): boolean => cookies.split('; ').some((one) => one.startsWith(`${MARKER}=`));

export function forgetMarker(): void {
  document.cookie = `${MARKER}=; path=/; max-age=0`;
}

/** Whose answers this device holds. */
export const lastOwner = (): string | null => readKey(ADMIN_KEYS.who);
