/** One sentence for the next document of this tab: what ends with a fresh document can say only there that it worked. */
import { TAB_KEYS } from '#src/shop/store/device/storage-keys.ts';

const SAID = ['signedIn', 'signedOut', 'emailMoved', 'accountDeleted'] as const;
export type FlashMessage = (typeof SAID)[number];

/** Said by this document, for the next one: a part of this one that comes late must not take it. */
let isOurs = false;

/** @param said null takes it back */
export function leaveFlash(said: FlashMessage | null): void {
  isOurs = said !== null;
  try {
    if (said === null) sessionStorage.removeItem(TAB_KEYS.said);
    else sessionStorage.setItem(TAB_KEYS.said, said);
  } catch {
    // Storage is refused: the page itself shows who is there.
  }
}

/** What the document before this one left to be said; once. */
export function takeFlash(): FlashMessage | null {
  if (isOurs) return null;
  try {
    const read = sessionStorage.getItem(TAB_KEYS.said);
    sessionStorage.removeItem(TAB_KEYS.said);
    return SAID.find((one) => one === read) ?? null;
  } catch {
    return null;
  }
}
