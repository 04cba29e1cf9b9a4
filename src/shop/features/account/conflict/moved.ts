import { standsOn } from '#core/domain/revision/revision.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { differences } from '#core/resources/field-set.ts';

/** A version of a form: what it holds, and its revision where that is known. */
export interface Version {
  readonly rev: number;
  /** Undefined where only the number is known: in drafts of builds before, and in what was just saved here. */
  readonly revId?: string | undefined;
  /** Null where only the revision is remembered, as in a draft. */
  readonly values: object | null;
}

/**
 * What is typed was begun on one version, and the record has another one since: written at another place, or because
 * the shop refused what was saved here. A record that is older than what was saved has just not come back yet.
 */
export function hasMoved(
  fields: FieldSet,
  seen: Version,
  now: { readonly rev: number; readonly revId?: string | undefined; readonly values: object },
): boolean {
  if (now.rev !== seen.rev) return now.rev > seen.rev;
  if (!standsOn({ rev: seen.rev, baseRevId: seen.revId }, now)) return true;
  return seen.values !== null && differences(fields, seen.values, now.values).length > 0;
}
