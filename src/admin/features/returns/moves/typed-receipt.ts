/** What was found in a parcel as it is typed, and as the contract asks for it (domain 6.2). */
import type { RmaDesk, RmaDeskLine } from '#core/contract/admin/returns/desk.ts';
import { countedLines, type CountedLine, type TypedUnits } from '#src/admin/parts/desk/move/unit-list.tsx';

export interface TypedReceipt {
  readonly received: TypedUnits;
  readonly accepted: TypedUnits;
  /** By the UUID of the line: its units go back to the stock. */
  readonly restocked: Readonly<Record<string, boolean>>;
}

export const EMPTY_RECEIPT: TypedReceipt = { received: {}, accepted: {}, restocked: {} };

export interface CountedReceipt extends CountedLine<RmaDeskLine> {
  /** Of those that came. */
  readonly accepted: number;
  readonly restock: boolean;
}

/** All came and are taken back, unless somebody says otherwise; only what nobody opened or found wrong is sold again. */
export function countedReceipt({ lines, condition }: RmaDesk, typed: TypedReceipt): readonly CountedReceipt[] {
  return countedLines(lines, ({ quantity }) => quantity, typed.received, true).map((one) => {
    const { uuid, isStockable, isShopFault } = one.line;
    const accepted = Math.min(typed.accepted[uuid] ?? one.count, one.count);
    const restock = typed.restocked[uuid] ?? (condition === 'unopened' && !isShopFault);
    return { ...one, accepted, restock: isStockable && accepted > 0 && restock };
  });
}

export const receivedLines = (counted: readonly CountedReceipt[]) =>
  Object.fromEntries(
    counted.map(({ line, count, accepted, restock }) => [line.uuid, { received: count, accepted, restock }]),
  );
