/** The last numbers of a group's lanes, which the model server keeps by group and lane. */
export const numbersOf = (lanes: ReadonlyMap<string, number>, group: string): Record<string, number> =>
  Object.fromEntries(
    [...lanes].flatMap(([at, seq]) => (at.startsWith(`${group} `) ? [[at.slice(group.length + 1), seq]] : [])),
  );
