/** Calls that only the shop can answer: wrong fields at their fields, everything else in one note. */
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnlineRouteName } from '#core/contract/online-routes.ts';
import type { CallAnswer, CallInput } from '#src/api/client.ts';
import type { Failure } from '#src/api/failure.ts';
import { callOnline } from '#src/store/session.ts';

/** Shows what is wrong with a field; false where there is no such field. */
export type TellField = (path: string, code: string) => boolean;

/** The fields of a form that the shop may refuse. */
export function fieldsOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
): TellField {
  return (path, code) => {
    const name = names.find((one) => one === path);
    if (name !== undefined) form.setError(name, { message: code });
    return name !== undefined;
  };
}

export interface Online {
  readonly failure: Failure | null;
  /** Null when it did not work: `failure` says why, or the fields do. */
  readonly ask: <N extends OnlineRouteName>(
    name: N,
    input: CallInput<N>,
    tell?: TellField,
  ) => Promise<CallAnswer<N> | null>;
}

export function useOnline(): Online {
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    ask: async (name, input, tell) => {
      setFailure(null);
      const called = await callOnline(name, input);
      if (called.ok) return called.answer;
      const fields = called.failure.kind === 'refusal' ? (called.failure.refusal.data.fields ?? []) : [];
      const told = fields.filter(({ path, code }) => tell?.(path, code) === true);
      if (told.length === 0 || told.length < fields.length) setFailure(called.failure);
      return null;
    },
  };
}
