/**
 * The device's answer where it has one, else the network's. A request that hangs never delays what the device has; a
 * device that is slow to answer (a worker starting, a disk asleep) delays the network no longer than `patience`.
 * `local` resolves to null for "not here" and must not reject. Rejects only when neither answers.
 */
export async function localFirst<T>(
  local: Promise<T | null>,
  remote: () => Promise<T>,
  patience: Promise<void>,
): Promise<T> {
  const early = await Promise.race([local, patience.then(() => 'late' as const)]);
  if (early === null) return remote();
  if (early !== 'late') return early;
  const asked = remote();
  const first = await Promise.race([
    local,
    asked.catch(() => {
      // The network failed first; the device may still answer.
      return null;
    }),
  ]);
  return first ?? (await local) ?? asked;
}
