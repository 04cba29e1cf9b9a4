import { useEffect, useEffectEvent } from 'react';
import type { FieldSet } from '#core/resources/field.ts';
import { differences } from '#core/resources/field-set.ts';
import { hasMoved, type Version } from '#src/shop/features/account/conflict/moved.ts';

export interface Moving {
  fields: FieldSet;
  /** The version that what is typed was begun on. */
  seen: Version;
  /** The record as it is now. */
  now: { readonly rev: number; readonly values: object };
  typed: object;
  /** Takes over what the record is now: nothing that was typed is lost by it. */
  onAdopt: () => void;
}

/**
 * Follows a record that may be written at another place while its form is open. Answers the fields that differ when the
 * author has to decide; a form in which nothing was typed follows by itself.
 */
export function useMoving({ fields, seen, now, typed, onAdopt }: Moving): readonly string[] {
  const isMoved = hasMoved(fields, seen, now);
  const differing = isMoved ? differences(fields, now.values, typed) : [];
  const isUntouched =
    differing.length === 0 || (seen.values !== null && differences(fields, seen.values, typed).length === 0);
  const adopt = useEffectEvent(onAdopt);
  const follows = isMoved && isUntouched;
  useEffect(() => {
    if (follows) adopt();
  }, [follows]);
  return follows ? [] : differing;
}
