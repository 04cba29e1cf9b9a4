import { storedLocale, type Language } from '#src/shop/app/language/language.ts';
import { printed } from '#src/shop/parts/hydration/hydrated.tsx';

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

/** Changes to the language chosen on this device, where the page was printed in another. */
export async function wearChosenLanguage({ i18n, setLocale }: Pick<Language, 'i18n' | 'setLocale'>): Promise<void> {
  await hydrated();
  const choice = storedLocale();
  if (choice !== i18n.locale) await setLocale(choice);
}
