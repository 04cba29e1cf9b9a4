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

type Groups = readonly AttributeGroup[];

/** Where an attribute goes: before the one at that place of a group, or out of the family. */
export type AttributePlace = { readonly group: string; readonly at: number } | null;

/** Puts an attribute at a place of a group, wherever it stood; out of the family where there is no place. */
export function placeAttribute(groups: Groups, code: string, place: AttributePlace): Groups {
  if (place !== null && !groups.some(({ uuid }) => uuid === place.group)) return groups;
  return groups.map((group) => {
    const others = group.attributes.filter((one) => one !== code);
    const attributes = group.uuid === place?.group ? others.toSpliced(place.at, 0, code) : others;
    return attributes.length === group.attributes.length && attributes.every((one, at) => one === group.attributes[at])
      ? group
      : { ...group, attributes };
  });
}

/** One place up or down: at the end of its group into the next one of its column. */
export function stepAttribute(groups: Groups, code: string, by: 1 | -1): Groups {
  const own = groups.find(({ attributes }) => attributes.includes(code));
  if (own === undefined) return groups;
  const at = own.attributes.indexOf(code) + by;
  if (at >= 0 && at < own.attributes.length) return placeAttribute(groups, code, { group: own.uuid, at });
  const column = groupsIn(groups, own.column);
  const next = column[column.indexOf(own) + by];
  if (next === undefined) return groups;
  return placeAttribute(groups, code, { group: next.uuid, at: by > 0 ? 0 : next.attributes.length });
}

/** A group one place up or down in its column. */
export function stepGroup(groups: Groups, uuid: string, by: 1 | -1): Groups {
  const group = groups.find((one) => one.uuid === uuid);
  if (group === undefined) return groups;
  const column = groupsIn(groups, group.column);
  const other = column[column.indexOf(group) + by];
  if (other === undefined) return groups;
  return groups.map((one) => (one === group ? other : one === other ? group : one));
}

/** A group as the last of the other column. */
export function turnGroup(groups: Groups, uuid: string): Groups {
  const group = groups.find((one) => one.uuid === uuid);
  if (group === undefined) return groups;
  return [...groups.filter((one) => one !== group), { ...group, column: group.column === 1 ? 2 : 1 }];
}
