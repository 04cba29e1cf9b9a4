/** Every key the shop keeps in the browser's storage: the one list, so that forgetting a device forgets them all. */
export const STORAGE_KEYS = {
  language: 'language',
  /** The language an area gave where none was chosen that it offers, and the one chosen before: `en_GB:fr_FR`. */
  languageGiven: 'language-given',
  /** Read before the first drawing too (`src/shop/pre-hydration.js`). */
  theme: 'theme',
  /** Currency that totals are told in beside euros. */
  currency: 'currency',
  consent: 'consent',
  /** Area of the last page visited: shared paths keep it (design §10). */
  lastArea: 'area',
  /** What was searched for lately. */
  searches: 'searches',
  /** Articles looked at lately, by area. */
  viewed: 'viewed',
  /** When the offer to install was declined. */
  installRefused: 'install-refused',
  /** What this device keeps, and what the browser let go of by itself (`keepsakes.ts`). */
  kept: 'kept',
  /** How often this person has come, and when last. */
  visits: 'visits',
  /** Where to go on once an address is proven (`way-back.ts`). */
  wayBack: 'way-back',
  /** UUID of the customer whose scope this device holds; it proves nothing (design §5, rule 16). */
  customer: 'customer',
  /** UUID of the customer who has signed out and whose database is still to be deleted. */
  leaving: 'leaving',
  /** UUID of the customer in whose name somebody of the shop is here: nothing else of them is kept (sync rule S100). */
  borrowed: 'borrowed',
  /** Written and removed at once: tells the other tabs that this device was forgotten. */
  forgotten: 'forgotten',
} as const;

/** The same for what lasts as long as a tab. */
export const TAB_KEYS = {
  /** What the next document of this tab says first. */
  said: 'said',
  /** It has been loaded anew after a 401, and must not be again. */
  reloaded: 'reloaded',
  /** The build it was loaded anew for, after a deploy had taken a part away. */
  reloadedFor: 'reloaded-for',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What is kept under a key; null when nothing is, or when the browser refuses storage. */
export function readKey(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or removes it when null. Where storage is refused the choice lasts as long as the tab. */
export function writeKey(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private mode or no space: nothing that a person did is lost, they choose again next time.
  }
}
