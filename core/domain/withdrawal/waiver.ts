import type { Locale } from '#core/domain/shop/locale.ts';

/**
 * What the buyer of a download agrees to before the order, word for word: express consent to immediate performance, and
 * that the right of withdrawal is lost by it (Code de la consommation, art. L221-28, 13°). Kept with the order as it was
 * read, and repeated in its confirmation (art. L221-13).
 */
export const WAIVER: Readonly<Record<Locale, string>> = {
  fr_FR:
    'Je demande l’accès immédiat à mes téléchargements, avant la fin du délai de rétractation, et je reconnais perdre mon droit de rétractation pour ceux-ci.',
  en_GB:
    'I ask for immediate access to my downloads, before the withdrawal period ends, and I acknowledge that I lose my right of withdrawal for them.',
};
