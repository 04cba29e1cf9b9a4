/** A union as the intersection of its members: what several tables are together. */
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/**
 * Parts of a table as one, of the type that they are together: held against the whole table, it does not compile with a
 * part forgotten.
 * @throws Error for a name that two parts have: the later would hide the other
 */
export function joined<Part extends object>(parts: readonly Part[]): Together<Part> {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two subjects have ${twice}`);
  return Object.assign({}, ...parts);
}
