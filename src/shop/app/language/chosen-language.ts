import type { Languages } from '#core/contract/shop/init.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#core/domain/shop/locale.ts';
import type { Language } from '#src/shop/app/language/language.ts';
import { printed } from '#src/shop/parts/hydration/hydrated.tsx';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/**
 * Resolves once React has compared all that the server printed: what it has not reached must not change, in language or
 * otherwise, or it is drawn anew.
 */
export const hydrated = (): Promise<void> =>
  new Promise((resolve) => {
    printed.changed = () => {
      if (printed.parts.size === 0) resolve();
    };
    printed.changed();
  });

const wornKey = (): string | null => readKey(STORAGE_KEYS.language);

/**
 * The language the person chose on this device; null before a choice. What an area gave because it offers no other, or
 * because nothing was chosen, is no choice: `languageGiven` says which one that is, and what was chosen before.
 */
function chosenLocale(): Locale | null {
  const [given, before] = (readKey(STORAGE_KEYS.languageGiven) ?? '').split(':');
  const kept = given !== '' && given === wornKey() ? before : wornKey();
  return isLocale(kept) ? kept : null;
}

/** What was chosen, where the area offers it; else the area's own default. */
function offered(chosen: Locale | null, languages: Languages | undefined): Locale {
  if (languages === undefined) return chosen ?? DEFAULT_LOCALE;
  return chosen !== null && languages.locales.includes(chosen) ? chosen : languages.locale;
}

/**
 * Changes to the language chosen on this device, or to the one that the area opens in.
 * @param languages of the area on screen; undefined: all are offered
 */
export async function wearChosenLanguage(
  { i18n, setLocale }: Pick<Language, 'i18n' | 'setLocale'>,
  languages?: Languages,
): Promise<void> {
  await hydrated();
  const chosen = chosenLocale();
  const next = offered(chosen, languages);
  if (next !== i18n.locale) await setLocale(next);
  /* a press made meanwhile goes first */
  if (i18n.locale !== next) return;
  /* a document comes in French, whatever was worn on the page before it */
  if (wornKey() !== null && wornKey() !== next) writeKey(STORAGE_KEYS.language, next);
  const isGiven = next !== chosen && wornKey() === next;
  writeKey(STORAGE_KEYS.languageGiven, isGiven ? `${next}:${chosen ?? ''}` : null);
}

/** Whoever presses has chosen. */
export const languagePressed = (): void => writeKey(STORAGE_KEYS.languageGiven, null);
