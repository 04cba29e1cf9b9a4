/** True when the caller takes brotli; `br;q=0` is a no. */
export const acceptsBrotli = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((part) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(part));
