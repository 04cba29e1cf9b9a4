/** Values as Cross Industry Invoice writes them. */
import { UNITS_PER_EURO, type Money } from '#core/domain/price/money.ts';

import type { Day } from '../models/document.ts';
import { leaf, node, type Node } from './xml.ts';

/** "74.85": two decimals, or the four of a unit price. */
export function decimal(amount: Money, digits: 2 | 4 = 2): string {
  const sign = amount < 0 ? '-' : '';
  const units = Math.abs(amount);
  const rest = String(units % UNITS_PER_EURO).padStart(4, '0');
  const decimals = digits === 2 ? rest.slice(0, 2) : rest.replace(/0{1,2}$/u, '');
  return `${sign}${Math.trunc(units / UNITS_PER_EURO)}.${decimals}`;
}

const dateText = (day: Day) => day.replaceAll('-', '');

/** A day in an element of the schema's general data types (`udt`) or of its qualified ones (`qdt`). */
export const dayNode = (name: string, day: Day | null, kind: 'udt' | 'qdt' = 'udt'): Node =>
  day === null ? '' : node(name, [leaf(`${kind}:DateTimeString`, dateText(day), { format: '102' })]);

export const indicator = (isCharge: boolean): Node =>
  node('ram:ChargeIndicator', [leaf('udt:Indicator', String(isCharge))]);
