/** A list in which one entry went up or down by one. */
export function moved<Item>(list: readonly Item[], at: number, by: 1 | -1): readonly Item[] {
  const to = at + by;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, place) => (place === at ? other : place === to ? one : item));
}
