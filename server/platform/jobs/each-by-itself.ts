/**
 * Works on each of several things, one after the other: one that fails holds up none of the others.
 * @throws AggregateError once all had their turn, where some failed; the first of them is its cause
 */
export async function eachByItself<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  let count = 0;
  for (const thing of things) {
    count += 1;
    try {
      await work(thing);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${count} failed`, { cause: faults[0] });
}
