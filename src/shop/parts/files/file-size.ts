import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#src/i18n/use-format.ts';

const KILO = 1024;

/** What kind of file it is by its name, and how large: kilobytes, or megabytes with one decimal. */
export function useFileWords(): (file: { readonly name: string; readonly bytes: number }) => string {
  const { t } = useLingui();
  const { number } = useFormat();
  return ({ name, bytes }) => {
    const kind = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
    if (bytes < KILO * KILO) {
      const size = number(Math.max(1, Math.round(bytes / KILO)));
      return `${kind} · ${t`${size} ko`}`;
    }
    const size = number(Math.round((bytes / KILO / KILO) * 10) / 10);
    return `${kind} · ${t`${size} Mo`}`;
  };
}
