/** Looks for another record by its name at the shop. A chunk of its own: only forms with references need it. */
import { useCallback } from 'react';
import { failureOf } from '#src/api/failure.ts';
import { FoundCombobox, type FoundComboboxProps } from '#src/admin/forms/lookup/found-combobox.tsx';
import { useLookups } from '#src/admin/forms/lookup/lookups.ts';

export interface LookupComboboxProps extends Omit<FoundComboboxProps, 'find' | 'pauseMs'> {
  resource: string;
}

/** Typing pauses this long before the shop is asked. */
const PAUSE_MS = 200;

export default function LookupCombobox({ resource, ...props }: LookupComboboxProps) {
  const { find } = useLookups();
  const ask = useCallback(
    (words: string, signal: AbortSignal) =>
      find(resource, words, signal).catch((error: unknown) => {
        /* a fault of ours is thrown on; of a question that nobody waits for any more nothing is asked */
        if (!signal.aborted) failureOf(error);
        return 'away' as const;
      }),
    [find, resource],
  );
  return <FoundCombobox {...props} find={ask} pauseMs={PAUSE_MS} />;
}
