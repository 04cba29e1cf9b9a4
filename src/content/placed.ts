/** Keys by place: parts of a published text never move. */
export const placed = <T>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, at) => [String(at), item] as const);
