import { stock } from '#styled/recipes';

export type StockState = 'in' | 'low' | 'out' | 'unknown';

/** Full dot, ring, thin ring, and the words. */
export function StockMark({
  state,
  size = 'sm',
  children,
}: {
  state: StockState;
  size?: 'sm' | 'md';
  children: string;
}) {
  return <span className={stock({ state, size })}>{children}</span>;
}
