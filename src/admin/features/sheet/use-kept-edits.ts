/** What is changed in a sheet is on the disk half a second later at most, and comes back after a reload (rule S139). */
import { useEffect, useRef, useState } from 'react';
import { editsMoved, keepEdits, readEdits, sheetDraftKey, type KeptCell } from '#src/admin/store/sheet/kept-edits.ts';
import type { SheetWords } from '#src/admin/store/sheet/load-sheet.ts';
import { officePerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
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

interface Desk {
  /** Of lines that are not here yet. */
  later: readonly KeptCell[];
  /** Of this tab, on the disk. */
  written: readonly KeptCell[];
}

export function useKeptEdits(sheet: Sheet | null, words: SheetWords): KeptEdits {
  const key = sheetDraftKey(words);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const desk = useRef<Desk>({ later: [], written: [] });
  const [isHere, setHere] = useState(false);
  const flush = useRef(async (): Promise<void> => {});

  const takeUp = (): void => {
    if (sheet === null) return;
    const { later } = desk.current;
    const here = later.filter(({ row }) => sheet.line(row) !== undefined);
    if (here.length === 0) return;
    desk.current.later = later.filter(({ row }) => sheet.line(row) === undefined);
    sheet.takeUp(here);
  };

  useEffect(() => {
    if (sheet === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const own: Desk = { later: [], written: [] };
    desk.current = own;
    /* whose cells they are, whoever signs in afterwards */
    let person: OfficePerson | null = null;
    void officePerson().then(async (here) => {
      const read = await readEdits(here.store, key);
      if (isOver) return;
      person = here;
      own.later = read;
      own.written = read;
      setHere(true);
      takeUp();
    });
    const write = async (): Promise<void> => {
      clearTimeout(timer);
      /* what has not been read yet would be written over */
      if (person === null) return;
      const { store, now } = person;
      const at = now();
      const cells = [...own.later, ...cellsOf(sheet)];
      try {
        await keepEdits(store, { key, ...editsMoved(own.written, cells), at });
      } catch (error) {
        if (!isOver) setKeptAt(null);
        throw error;
      }
      own.written = cells;
      if (!isOver) setKeptAt(store.durable && cells.length > 0 ? at : null);
    };
    /* one after the other: each begins with what the one before has written */
    let turn = Promise.resolve();
    flush.current = () => {
      turn = turn.then(write, write);
      return turn;
    };
    /* a disk that refuses is told by the page, which says no more that they are kept */
    const flushed = (): void => void flush.current().catch(() => undefined);
    const end = sheet.hear(() => {
      clearTimeout(timer);
      timer = setTimeout(flushed, REST_MS);
    });
    addEventListener('pagehide', flushed);
    return () => {
      flushed();
      isOver = true;
      end();
      removeEventListener('pagehide', flushed);
    };
    // `takeUp` reads what it needs when it is called
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet, key]);

  return {
    keptAt,
    isRead: isHere,
    takeUp,
    missing: () => [...new Set(desk.current.later.map(({ product }) => product))],
    drop: () => {
      desk.current.later = [];
      void flush.current().catch(() => undefined);
    },
    flush: () => flush.current(),
  };
}
