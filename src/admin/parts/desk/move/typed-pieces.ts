/** Pieces as they are typed: « 12 », « −3 », « + 2 »; null for what is no whole number. */
export function typedPieces(text: string): number | null {
  const bare = text.replace(/\s/gu, '').replace(/[−–]/u, '-');
  if (!/^[+-]?\d{1,7}$/u.test(bare)) return null;
  return Number(bare);
}
