/** Texts that PostgreSQL stores nowhere: with NUL, or half a surrogate pair. They are refused where they come in. */

/** Where the first one stands, as a form names its field: `lines.0.name`; null where there is none. */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(key, path) ?? unstorablePath(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** What is told of it: at its field in the words of a text, else of the whole. */
export const unstorableFault = (path: string) =>
  ({ path, code: path === '' ? 'text.unstorable' : 'text.invalid' }) as const;
