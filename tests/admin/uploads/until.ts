/** Turns of the event loop until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if (await isSo()) return;
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
  throw new Error('it never was');
}

export const smallerThan = (one: string, other: string): number => one.length - other.length;
