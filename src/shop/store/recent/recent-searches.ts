/** What was searched for on this device: it stays here, and goes when the device is forgotten. */
import { cutText } from '#core/domain/text/cut-text.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

const MOST = 8;
const LONGEST = 100;

/** The newest first; empty when there are none, or when somebody else wrote there. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readKey(STORAGE_KEYS.searches) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; the same one, however written, stands once. */
export function rememberSearch(text: string): void {
  const asked = cutText(text.trim(), LONGEST);
  if (asked !== '') keep([asked, ...withoutText(asked)]);
}

export function removeSearch(text: string): void {
  keep(withoutText(text));
}

const withoutText = (text: string): string[] =>
  recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());

function keep(texts: readonly string[]): void {
  writeKey(STORAGE_KEYS.searches, texts.length === 0 ? null : JSON.stringify(texts.slice(0, MOST)));
}
