import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#src/api/failure.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';

/** A failed call in a sentence. */
export function useFailureWords(): (failure: Failure) => string {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  return (failure) => {
    if (failure.kind === 'refusal') return i18n._(sentence(failure.refusal.code, failure.refusal.data));
    return failure.kind === 'offline'
      ? t`La boutique est hors d’atteinte. Réessayez dès que le réseau est là.`
      : t`La boutique ne répond pas comme il faut. Réessayez dans un instant.`;
  };
}
