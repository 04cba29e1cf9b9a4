import { normalisePhone } from '#core/domain/phone.ts';

type Values = Readonly<Record<string, unknown>>;

/** Two ways to write the same: nothing and an empty field, a number with or without what separates its digits. */
function meant(name: string, value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (typeof value !== 'string') return value;
  if (name === 'phone') return normalisePhone(value) ?? value.trim();
  return name === 'siret' || name === 'vatNumber' ? value.replace(/\s/gu, '') : value.trim();
}

/** Names of the fields in which two versions of the same form differ, in the order of the first one. */
export function differences(one: Values, other: Values): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => meant(name, one[name]) !== meant(name, other[name]),
  );
}

/** A version of a form: what it holds, and its revision where that is known. */
export interface Version {
  readonly rev: number;
  /** Null where only the revision is remembered, as in a draft. */
  readonly values: Values | null;
}

/**
 * What is typed was begun on one version, and the record has another one since: written at another place, or because
 * the shop refused what was saved here. A record that is older than what was saved has just not come back yet.
 */
export function hasMoved(seen: Version, now: { readonly rev: number; readonly values: Values }): boolean {
  if (now.rev !== seen.rev) return now.rev > seen.rev;
  return seen.values !== null && differences(seen.values, now.values).length > 0;
}
