import { useLingui } from '@lingui/react/macro';

/** How somebody is addressed, in words (domain 7.1). */
export function useGenderWord(): (gender: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = { Mr: t`M.`, Mrs: t`Mme`, Other: t`Autre` };
  return (gender) => words[gender] ?? gender;
}
