/** A union as the intersection of its members: what several tables are together. */
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** What the members of a list that have a function of this name answer by it, as one table. */
export type Answered<One, Name extends string> =
  Extract<One, Readonly<Record<Name, (...given: never[]) => unknown>>> extends infer Having
    ? Together<Having extends Readonly<Record<Name, (...given: never[]) => infer Part>> ? Part : never>
    : never;

/** What the members of a list that have a table of this name hold there, as one table. */
export type Held<One, Name extends string> = Together<One extends Readonly<Record<Name, infer Part>> ? Part : never>;

/**
 * Parts of a table as one. `Whole` is what the parts are together: what it is checked against does not compile with a
 * part forgotten.
 * @throws Error for a name that two parts have: the later would hide the other
 */
export function joined<Whole extends object>(parts: readonly object[]): Whole {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two subjects have ${twice}`);
  return Object.assign({}, ...parts);
}
