/**
 * A cart as it is sold: a kit is a line of the cart, and in the order a line of each component, so that rates, weights,
 * deposits, stock and what becomes of an order are those of the articles it holds.
 */
import type { CartEntry } from './cart-record.ts';

/** The kit that a line is a component of. */
export interface KitOfLine {
  /** Key of the kit's line: lines that share it are one kit. */
  readonly key: string;
  readonly product: string;
  readonly sku: string;
  readonly name: string;
  /** How many kits. */
  readonly quantity: number;
}

export interface SoldLine extends CartEntry {
  readonly kit?: KitOfLine;
  /** Number of the component. */
  readonly part?: number;
}

/** Key of a component's line: none that a cart could hold. */
const partKey = (key: string, place: number): string => `${key}/${place + 1}`;

/** What only the device knows of a kit, which the shop has not seen, is one line. */
export function soldLines<Line extends CartEntry>(lines: readonly Line[]): (Line | SoldLine)[] {
  return lines.flatMap((line): (Line | SoldLine)[] => {
    const { parts, lineKey: key, product, sku, name, quantity: kits } = line;
    if (parts === undefined) return [line];
    const kit = { key, product, sku, name, quantity: kits };
    return parts.map(({ number, quantity, ...part }, place) => ({
      ...part,
      lineKey: partKey(key, place),
      quantity: quantity * kits,
      part: number,
      kit,
    }));
  });
}

/**
 * Options of a line in words, that of its kit first: papers, mails, accounts and desks draw them under the name of the
 * article, in the shop's own language.
 */
export function withKit({ options, kit }: Pick<SoldLine, 'options' | 'kit'>): CartEntry['options'] {
  if (kit === undefined) return options;
  return [{ label: 'Lot', value: kit.quantity === 1 ? kit.name : `${kit.name} × ${kit.quantity}` }, ...options];
}

/** The kit's own line of an order's lines; undefined for a line that belongs to none. */
export const isOfLine = (lineKey: string, sold: string): boolean => sold === lineKey || sold.startsWith(`${lineKey}/`);
