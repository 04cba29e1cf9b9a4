import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ParkedReason } from '#src/db/rows.ts';

interface Place {
  readonly path: string;
  readonly code: string;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'code' in value &&
  typeof value.code === 'string';

/** What only the shop could see was wrong, at its fields. @param reason why the change being mended was refused */
export function RefusedFields({ reason }: { reason: ParkedReason | null }) {
  const { setError } = useFormContext();
  useEffect(() => {
    const fields = reason?.class === 'refused' ? reason.data['fields'] : undefined;
    for (const { path, code } of Array.isArray(fields) ? fields.filter(isPlace) : []) {
      setError(path.replace(/^fields\./u, ''), { type: 'shop', message: code });
    }
  }, [reason, setError]);
  return null;
}
