/** Old paths and where each leads now; a path is never both a source and a target (domain 1.4). */
export type Redirects = ReadonlyMap<string, string>;

/**
 * The redirects after a live path moved: every older path leads straight to the new one, and a
 * source that is live again is no redirect any more.
 */
export function movePath(redirects: Redirects, from: string, to: string): Redirects {
  if (from === to) return redirects;
  const next = new Map<string, string>();
  for (const [source, target] of redirects) {
    if (source !== to) next.set(source, target === from ? to : target);
  }
  next.set(from, to);
  return next;
}

/** As `movePath`, for many paths that move at once: what one leaves another may take. */
export function movePaths(redirects: Redirects, moves: ReadonlyMap<string, string>): Redirects {
  const live = new Set(moves.values());
  const next = new Map<string, string>();
  for (const [source, target] of redirects) if (!live.has(source)) next.set(source, moves.get(target) ?? target);
  for (const [from, to] of moves) if (!live.has(from)) next.set(from, to);
  return next;
}

/** Adds a redirect written by hand, flattened; null when it would lead back to itself. */
export function addRedirect(redirects: Redirects, from: string, to: string): Redirects | null {
  const target = redirects.get(to) ?? to;
  return to === from || target === from ? null : movePath(redirects, from, target);
}

/** Where a path leads now, or null when it never moved. */
export function redirectOf(redirects: Redirects, path: string): string | null {
  return redirects.get(path) ?? null;
}
