import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#src/api/failure.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';

/** What the shop said of fields outside a form, as the sentence at each. */
export function useWrongField(failure: Failure | null): {
  readonly at: (path: string) => string | null;
  /** Whether everything that is wrong is at one of these. */
  readonly isAtField: (...paths: readonly string[]) => boolean;
} {
  const { i18n } = useLingui();
  const sentence = useFieldSentence();
  const fields = failure?.kind === 'refusal' ? (failure.refusal.data.fields ?? []) : [];
  return {
    at: (path) => {
      const found = fields.find((one) => one.path === path);
      return found === undefined ? null : i18n._(sentence(found.code, ''));
    },
    isAtField: (...paths) => fields.length > 0 && fields.every(({ path }) => paths.includes(path)),
  };
}
