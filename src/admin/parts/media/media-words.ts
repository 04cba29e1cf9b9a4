/** What the library says: types, sizes, why a file was not taken (specification §5). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MediaType } from '#core/domain/media/media-format.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

export const TYPE_WORDS: Readonly<Record<MediaType, MessageDescriptor>> = {
  image: msg`Images`,
  video: msg`Vidéos`,
  pdf: msg({ id: 'Fichiers PDF', message: 'PDF' }),
  document: msg`Documents`,
};

const KILO = 1024;

/** Kilobytes, or megabytes with one decimal. */
export function useBytes(): (bytes: number) => string {
  const { t } = useLingui();
  const { number } = useFormat();
  return (bytes) => {
    if (bytes < KILO * KILO) {
      const size = number(Math.max(1, Math.round(bytes / KILO)));
      return t`${size} ko`;
    }
    const size = number(Math.round((bytes / KILO / KILO) * 10) / 10);
    return t`${size} Mo`;
  };
}

/** Why a file was refused. */
export function useFileFault(): (code: string) => string {
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  return (code) => i18n._(sentence(code));
}
