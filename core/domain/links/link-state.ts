/** What is known of a link after it was looked at (domain 8.7). */
export const LINK_STATES = ['pending', 'ok', 'broken', 'redirect', 'warning', 'ignored'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What looking at a link came to. */
export type Reached =
  | { readonly outcome: 'answered'; readonly code: number; readonly movedTo: string | null }
  | { readonly outcome: 'unreachable'; readonly why: 'dns' | 'tls' | 'refused' | 'private' | 'invalid' | 'loop' }
  | { readonly outcome: 'timeout' };

export interface LinkHistory {
  readonly failCount: number;
  /** Day of the last failure that counted, `YYYY-MM-DD`. */
  readonly failedOn: string | null;
}

/** Failures on so many days make a link that answers badly a dead one. */
export const DAYS_TO_DEATH = 3;
const GONE = new Set([404, 410]);

/** Dead at once; or only ill, which a server may be for a day. */
function gravity(reached: Reached): 'fine' | 'moved' | 'dead' | 'ill' | 'closed' {
  if (reached.outcome === 'timeout') return 'ill';
  // a server that hangs up may be back tomorrow
  if (reached.outcome === 'unreachable') return reached.why === 'refused' ? 'ill' : 'dead';
  const { code, movedTo } = reached;
  if (GONE.has(code)) return 'dead';
  if (code >= 500 || code === 429) return 'ill';
  if (code >= 400) return 'closed';
  return movedTo === null ? 'fine' : 'moved';
}

/** @param day of this look, `YYYY-MM-DD` */
export function stateAfter(
  before: LinkHistory,
  reached: Reached,
  day: string,
): LinkHistory & { readonly state: Exclude<LinkState, 'pending' | 'ignored'> } {
  const well = { failCount: 0, failedOn: null };
  const how = gravity(reached);
  if (how === 'fine') return { ...well, state: 'ok' };
  if (how === 'moved') return { ...well, state: 'redirect' };
  if (how === 'closed') return { ...well, state: 'warning' };
  const failCount = before.failedOn === day ? before.failCount : before.failCount + 1;
  const isDead = how === 'dead' || failCount >= DAYS_TO_DEATH;
  return { failCount, failedOn: day, state: isDead ? 'broken' : 'warning' };
}
