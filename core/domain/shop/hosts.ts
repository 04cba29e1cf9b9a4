/** Hosts (with port where it is not the default) that serve the two areas of one site. */
export interface HostPair {
  readonly auto: string;
  readonly moto: string;
}

/** The host beside this one, or null where an area has none of its own. */
export function otherHost(hostPairs: readonly HostPair[], host: string): string | null {
  for (const { auto, moto } of hostPairs) {
    if (auto === moto) continue;
    if (host === auto) return moto;
    if (host === moto) return auto;
  }
  return null;
}

function startsWithSegment(path: string, segment: string): boolean {
  return path.split(/[/?#]/u)[1] === segment;
}

/**
 * The host that should serve `path` instead of `host`, or null to stay (specification §2, domain
 * 1.2). Path and query are kept by the caller. Only unprefixed and other-area forms move (design
 * §10): `/moto/login` stays on the moto host. A host of no pair never redirects.
 */
export function redirectFor(hostPairs: readonly HostPair[], host: string, path: string): string | null {
  for (const pair of hostPairs) {
    if (pair.auto === pair.moto) continue;
    if (host === pair.moto) {
      return ['auto', 'login', 'logout', 'admin'].some((segment) => startsWithSegment(path, segment))
        ? pair.auto
        : null;
    }
    if (host === pair.auto) return startsWithSegment(path, 'moto') ? pair.moto : null;
  }
  return null;
}
