/** What is changed in a sheet is on the disk half a second later at most, and comes back after a reload (rule S139). */
import { useEffect, useRef, useState } from 'react';
import { keepEdits, readEdits, sheetDraftKey, type KeptCell } from '#src/admin/store/sheet/kept-edits.ts';
import type { SheetWords } from '#src/admin/store/sheet/load-sheet.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import type { Sheet } from './model/sheet.ts';

const REST_MS = 400;

export interface KeptEdits {
  /** What this device has kept is known. */
  readonly isRead: boolean;
  /** ISO instant at which the last of them reached the disk; null: nothing is kept, or the disk keeps nothing. */
  readonly keptAt: string | null;
  /** Cells of lines that have come since are taken up. */
  readonly takeUp: () => void;
  /** Products of which cells are kept and no line is here: the list does not find them any more. */
  readonly missing: () => readonly string[];
  /** Cells without a line are given up. */
  readonly drop: () => void;
  /** All of them are on the disk when it resolves. */
  readonly flush: () => Promise<void>;
}

const cellsOf = (sheet: Sheet): readonly KeptCell[] =>
  [...sheet.edits()].flatMap(([row, cells]) =>
    [...cells].map(([column, value]) => ({
      row,
      product: sheet.line(row)?.product.uuid ?? row,
      column,
      value,
      was: sheet.begunAt({ row, column }) ?? null,
    })),
  );

export function useKeptEdits(sheet: Sheet | null, words: SheetWords): KeptEdits {
  const key = sheetDraftKey(words);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /* of lines that are not here yet */
  const later = useRef<readonly KeptCell[]>([]);
  const isRead = useRef(false);
  const [isHere, setHere] = useState(false);
  const flush = useRef(async (): Promise<void> => {});

  const takeUp = (): void => {
    if (sheet === null) return;
    const here = later.current.filter(({ row }) => sheet.line(row) !== undefined);
    if (here.length === 0) return;
    later.current = later.current.filter(({ row }) => sheet.line(row) === undefined);
    sheet.takeUp(here);
  };

  useEffect(() => {
    if (sheet === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    isRead.current = false;
    void officePerson().then(async ({ store }) => {
      later.current = await readEdits(store, key);
      if (isOver) return;
      isRead.current = true;
      setHere(true);
      takeUp();
    });
    flush.current = async () => {
      clearTimeout(timer);
      /* what has not been read yet would be written over */
      if (!isRead.current) return;
      const { store, now } = await officePerson();
      const at = now();
      const cells = [...later.current, ...cellsOf(sheet)];
      await keepEdits(store, { key, cells, at });
      if (!isOver) setKeptAt(store.durable && cells.length > 0 ? at : null);
    };
    const end = sheet.hear(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void flush.current(), REST_MS);
    });
    const leave = (): void => void flush.current();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      isOver = true;
      end();
      removeEventListener('pagehide', leave);
    };
    // `takeUp` reads what it needs when it is called
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet, key]);

  return {
    keptAt,
    isRead: isHere,
    takeUp,
    missing: () => [...new Set(later.current.map(({ product }) => product))],
    drop: () => {
      later.current = [];
      void flush.current();
    },
    flush: () => flush.current(),
  };
}
