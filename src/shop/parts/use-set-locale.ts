import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#core/domain/shop/locale.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

/** Changes the language; says so where its sentences cannot be had, because nobody has wanted them on this device yet. */
export function useSetLocale(): (locale: Locale) => Promise<void> {
  const { t } = useLingui();
  const { setLocale, toast } = useActions();
  return async (locale) => {
    try {
      await setLocale(locale);
    } catch {
      toast(t`Cette langue nécessite une connexion Internet. Réessayez au retour du réseau.`);
    }
  };
}
