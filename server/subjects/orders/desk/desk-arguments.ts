import type { Units } from '#core/domain/order/order-amounts.ts';
import { fromCents, type Money } from '#core/domain/price/money.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';

/** What was typed cannot be meant: said to whoever typed it, in a sentence. */
export class DeskError extends Error {}

export interface DeskArguments {
  readonly words: readonly string[];
  /** `--source=principal`; a flag without a value is empty. */
  readonly options: ReadonlyMap<string, string>;
  /** `REF-1=2`: two units of the line with this reference. */
  readonly units: ReadonlyMap<string, number>;
}

const OPTION = /^--([a-z-]+)(?:=(.*))?$/su;
const UNITS = /^(.+)=(\d{1,6})$/su;

/** @throws DeskError for an option that is none of `known` */
export function deskArguments(typed: readonly string[], known: readonly string[]): DeskArguments {
  const words: string[] = [];
  const options = new Map<string, string>();
  const units = new Map<string, number>();
  for (const word of typed) {
    const option = OPTION.exec(word);
    const count = UNITS.exec(word);
    if (option !== null) {
      const [, name = '', value = ''] = option;
      if (!known.includes(name)) throw new DeskError(`Option inconnue : --${name}.`);
      options.set(name, value);
    } else if (count !== null) {
      units.set(count[1] ?? '', Number(count[2]));
    } else {
      words.push(word);
    }
  }
  return { words, options, units };
}

/** Units by line. @throws DeskError for a reference of none, or of several lines */
export function unitsOf(order: Order, { units }: DeskArguments): Units | undefined {
  if (units.size === 0) return undefined;
  const found = [...units].map(([sku, count]): [string, number] => {
    const lines = order.lines.filter(({ row }) => row.sku === sku);
    const [line] = lines;
    if (line === undefined) throw new DeskError(`La commande ne contient pas ${sku}.`);
    if (lines.length > 1) throw new DeskError(`Plusieurs lignes de la commande portent la référence ${sku}.`);
    return [line.uuid, count];
  });
  return Object.fromEntries(found);
}

/** "12,50" in euros. @throws DeskError */
export function amountOf(typed: string): Money {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/u.exec(typed);
  if (match === null) throw new DeskError(`Montant illisible : ${typed}.`);
  return fromCents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}
