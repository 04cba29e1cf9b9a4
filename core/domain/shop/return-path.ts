/** Pages nobody is sent back to after signing in: they would lead in a circle. */
const DOORS: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'register',
  'forgot-password',
  'reset-password',
  'passage',
]);

/**
 * Where to go after signing in: a path of this shop, or `fallback` (specification §2). Whatever a browser would read as
 * another site is refused: a scheme, `//host`, backslashes, control characters, a dot segment that climbs.
 */
export function returnPath(wanted: string | null | undefined, fallback: string): string {
  const segments = plainPath(wanted ?? '')?.split('/') ?? null;
  if (segments === null || segments.some((segment) => DOORS.has(segment))) return fallback;
  return wanted ?? fallback;
}

/** Where to go after signing out: a path of this shop, an auth screen too, or `fallback`. */
export function ownPath(wanted: string | null | undefined, fallback: string): string {
  return plainPath(wanted ?? '') === null ? fallback : (wanted ?? fallback);
}

/** The path as it reads decoded; null where it does not stay in this shop. */
function plainPath(text: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Z}]*$/u.test(text) || text.length > 2048) return null;
  const [path = ''] = text.split(/[?#]/u);
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  return /[\\\p{Cc}]|^\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u.test(plain) ? null : plain;
}
