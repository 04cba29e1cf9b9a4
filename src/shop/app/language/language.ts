import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, isLocale, languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadMessages } from '#src/shop/app/language/messages.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/** The language the person chose on this device; French before a choice. */
export function storedLocale(): Locale {
  const stored = readKey(STORAGE_KEYS.language);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

export interface Language {
  i18n: I18n;
  /**
   * The sentences of the first page; before the first drawing. French, which every device has, where another language
   * cannot be had.
   */
  needFirst: () => Promise<void>;
  /** All other sentences; before a page that is not home, list or product. One promise, until it fails. */
  loadDeferredMessages: () => Promise<void>;
  /**
   * Draws everything anew in another language and keeps the choice.
   * @throws Error where its sentences cannot be had: language and choice stay as they are
   */
  setLocale: (locale: Locale) => Promise<void>;
  /** Calls once the choice is kept; one listener. */
  onChoice: (listen: () => void) => void;
}

/** The language of this tab. */
export function createLanguage(start: Locale, load = loadMessages): Language {
  const i18n = createI18n(start, {});
  let locale = start;
  let later: Promise<void> | undefined;
  let chosen = (): void => {};
  let wanted = start;
  const activate = (): void => {
    i18n.activate(locale, [languageTag(locale)]);
    document.documentElement.lang = languageTag(locale).slice(0, 2);
  };
  const add = async (part: 'first' | 'later'): Promise<void> => {
    const asked = locale;
    const messages = await load(asked, part);
    /* `load` tells every part of the page, which all would draw themselves anew: who needs these sentences waits for them */
    if (i18n.locale === asked) Object.assign(i18n.messages, messages);
    else i18n.load(asked, messages);
  };
  const addLater = async (): Promise<void> => {
    try {
      await add('later');
    } catch (error) {
      /* the network was away: who asks next tries again */
      later = undefined;
      throw error;
    }
  };
  const setLocale = async (next: Locale): Promise<void> => {
    wanted = next;
    if (next !== locale) {
      const parts = await Promise.all([load(next, 'first'), load(next, 'later')]);
      /* pressed again meanwhile: the last press counts */
      if (wanted !== next) return;
      i18n.load(next, Object.assign({}, ...parts));
      locale = next;
      later = Promise.resolve();
      activate();
    }
    writeKey(STORAGE_KEYS.language, next);
    chosen();
  };
  return {
    i18n,
    needFirst: async () => {
      try {
        await add('first');
      } catch (error) {
        if (locale === DEFAULT_LOCALE) throw error;
        locale = DEFAULT_LOCALE;
        await add('first');
      }
      activate();
    },
    loadDeferredMessages: () => (later ??= addLater()),
    setLocale,
    onChoice: (listen) => {
      chosen = listen;
    },
  };
}
