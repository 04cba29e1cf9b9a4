import { useMemo } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { FixedValue } from '#src/admin/screens/form/layout/fixed-value.tsx';
import { useFormParts, type FormParts } from '#src/admin/screens/form/layout/form-parts.ts';

const NONE: readonly string[] = [];

/** The parts of the form, in which what stays as the record was made is told, not asked for, once the shop has it. */
export function useFixedFields({ immutable = NONE }: Pick<Resource, 'immutable'>, isNew: boolean): FormParts {
  const parts = useFormParts();
  return useMemo(() => {
    const fixed = isNew ? [] : immutable.map((name) => [name, FixedValue] as const);
    return { ...parts, widgets: { ...parts.widgets, ...Object.fromEntries(fixed) } };
  }, [parts, immutable, isNew]);
}
