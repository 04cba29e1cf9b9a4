/** One save of everything that is ready: a change for each product, on the disk before the sheet says so (rule S134). */
import { useRef, useState } from 'react';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import type { RefusedSave } from '#src/admin/store/sheet/follow-saves.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import { keyOfPart } from '../model/columns.ts';
import type { Sheet } from '../model/sheet.ts';
import type { KeptEdits } from '../use-kept-edits.ts';
import { cellsOfChange } from './cells-of-change.ts';
import type { PlannedChange } from './changes-of.ts';
import { refusedCells, type RefusedCell } from './refused-cells.ts';

export interface SaveProgress {
  readonly done: number;
  readonly of: number;
}

interface Deps {
  readonly sheet: Sheet;
  readonly kept: KeptEdits;
  readonly attributes: readonly FormAttribute[];
  /** Products as the shop has them now. */
  readonly ask: (ids: readonly string[]) => Promise<readonly SheetProduct[]>;
}

export function useSave({ sheet, kept, attributes, ask }: Deps) {
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const isStopped = useRef(false);

  async function save(planned: readonly PlannedChange[]): Promise<void> {
    const { perform, newId } = await officePerson();
    const own = newId();
    const left = new Set<string>();
    isStopped.current = false;
    try {
      for (const [at, { args, lines }] of planned.entries()) {
        if (isStopped.current) break;
        setProgress({ done: at, of: planned.length });
        await perform('api.admin.products.sheet.change', { ...args, save: own, revId: newId() });
        for (const line of lines) left.add(line);
      }
    } finally {
      sheet.leave(left);
      setProgress(null);
    }
    await kept.flush();
  }

  /** Refused changes come back into the sheet, beside what the shop has by now; then they wait nowhere else. */
  async function takeBack(refused: readonly RefusedSave[]): Promise<void> {
    const found = await ask([...new Set(refused.map(({ args }) => args.product))]);
    const here = new Map(found.map((one) => [one.uuid, one]));
    const person = await officePerson();
    for (const { mutId, args, reason } of refused) {
      /* of a product that is gone there is no line: the change waits where everything that was refused does */
      const product = here.get(args.product);
      if (product === undefined) continue;
      const isMoved = reason.class === 'refused' && reason.code === 'record.moved';
      const cells = cellsOfChange(args, attributes);
      sheet.takeUp(
        cells.map(({ row, part, name, value }) => {
          const column = keyOfPart(part, name);
          return { row, column, value, was: isMoved ? undefined : sheet.line(row)?.held[column] };
        }),
      );
      if (!isMoved && reason.class === 'refused')
        for (const row of new Set(cells.map((one) => one.row)))
          sheet.refuse(row, reason.code, wrongIn(row, refusedCells(reason, product)));
      await kept.flush();
      await person.discard(mutId);
    }
  }

  return {
    progress,
    save,
    takeBack,
    stop: (): void => {
      isStopped.current = true;
    },
  };
}

const wrongIn = (row: string, cells: readonly RefusedCell[]): ReadonlyMap<string, string> =>
  new Map(cells.filter((one) => one.row === row).map(({ column, code }) => [column, code]));
