/** Every key the back office keeps in the browser's storage: the one list, so that a sign-out forgets what is a person's. */
export const ADMIN_KEYS = {
  /** UUID of the administrator whose answers and drafts this device holds; it proves nothing. */
  who: 'admin-who',
  /** A sign-out that the shop has still to hear of. */
  leaving: 'admin-leaving',
  /** Specification §3: the header's state that is kept. */
  drawer: 'admin-drawer',
  activeTab: 'admin-active-tab',
  language: 'admin-language',
  /** The shop's own: one choice for both, read before the first drawing. */
  theme: 'theme',
} as const;

/** Begins the keys of column layouts, one for each person and list. */
export const COLUMN_LAYOUTS = 'admin-columns';

export type AdminKey = (typeof ADMIN_KEYS)[keyof typeof ADMIN_KEYS];

/** What is a person's and goes with them; language and colours are the device's. */
const OF_THE_PERSON: readonly AdminKey[] = [ADMIN_KEYS.who, ADMIN_KEYS.drawer, ADMIN_KEYS.activeTab];

/** What is kept under a key; null when nothing is, or when the browser refuses storage. */
export function readKey(key: AdminKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or removes it when null. Where storage is refused it lasts as long as the tab. */
export function writeKey(key: AdminKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private mode: the choice is made again next time.
  }
}

/** Forgets what is the person's: the keys of their own, and how they laid their lists out. */
export function forgetPerson(): void {
  for (const key of OF_THE_PERSON) writeKey(key, null);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${COLUMN_LAYOUTS}:`)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
