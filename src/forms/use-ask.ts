/** Asks the shop, and says what it answered: wrong fields at their fields, everything else in one note. */
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#src/api/failure.ts';

export type Answered = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

export interface Asking {
  readonly failure: Failure | null;
  /** Answers whether it worked. */
  readonly ask: (work: () => Promise<Answered>) => Promise<boolean>;
}

interface Telling<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'setError'>;
  /** Fields the shop may refuse. */
  readonly names: readonly FieldPath<Values>[];
}

/** @param telling the form whose fields say what is wrong with them */
export function useAsk<Values extends FieldValues>(telling?: Telling<Values>): Asking {
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    ask: async (work) => {
      setFailure(null);
      const answered = await work().catch((error: unknown): Answered => {
        // The disk of this device, or a fault of ours: nothing was done, which is what the person has to know.
        console.warn(error);
        return { ok: false, failure: { kind: 'serverFault', retryAfterMs: null } };
      });
      if (answered.ok) return true;
      if (telling === undefined || !tellFields(answered.failure, telling)) setFailure(answered.failure);
      return false;
    },
  };
}

/** True when every place that is wrong is a field on the screen. */
function tellFields<Values extends FieldValues>(failure: Failure, { form, names }: Telling<Values>): boolean {
  if (failure.kind !== 'refusal') return false;
  const wrong = failure.refusal.data.fields ?? [];
  const known = names.flatMap((name) => wrong.filter(({ path }) => path === name).map(({ code }) => ({ name, code })));
  for (const { name, code } of known) form.setError(name, { message: code });
  return wrong.length > 0 && known.length === wrong.length;
}
