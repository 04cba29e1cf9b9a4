/** A family of attributes: which of them a product has, in groups of two columns (domain 2.3). */

export interface AttributeGroup {
  readonly uuid: string;
  readonly name: string;
  readonly column: number;
  /** Codes, in the order of the form. */
  readonly attributes: readonly string[];
}

export const COLUMNS = [1, 2] as const;

/** The attributes of a family, each once, in the order of its groups. */
export const attributesOf = (groups: readonly Pick<AttributeGroup, 'attributes'>[]): readonly string[] => [
  ...new Set(groups.flatMap(({ attributes }) => attributes)),
];

/** The groups of a column, from above. */
export const groupsIn = <Group extends Pick<AttributeGroup, 'column'>>(groups: readonly Group[], column: number) =>
  groups.filter((one) => one.column === column);

/** Codes that stand in more than one place, in the order of the groups. */
export function repeatedIn(groups: readonly Pick<AttributeGroup, 'attributes'>[]): readonly string[] {
  const all = groups.flatMap(({ attributes }) => attributes);
  return [...new Set(all.filter((code, at) => all.indexOf(code) !== at))];
}
