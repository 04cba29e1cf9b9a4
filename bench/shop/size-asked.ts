/** Products of the shop that a benchmark is asked to make: the number after its name, otherwise the usual one. */
export function sizeAsked(usual: number): number {
  const [, , asked] = process.argv;
  if (asked === undefined) return usual;
  if (!/^\d+$/.test(asked)) throw new Error(`the size has to be a whole number, not "${asked}"`);
  return Number(asked);
}
