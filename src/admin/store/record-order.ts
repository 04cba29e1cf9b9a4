/** In which order a list last showed its records: a form leads to the one before and after. */
const shown = new Map<string, readonly string[]>();

export const rememberOrder = (resource: string, uuids: readonly string[]): void => void shown.set(resource, uuids);

/** Null where the list showed none there. */
export function neighboursOf(
  resource: string,
  uuid: string,
): { readonly previous: string | null; readonly next: string | null } {
  const order = shown.get(resource) ?? [];
  const at = order.indexOf(uuid);
  return at === -1 ? { previous: null, next: null } : { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
