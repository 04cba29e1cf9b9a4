/** Which rows of a list are chosen; what is looked for next starts with none. */
import { useState } from 'react';
import { askedOf, type ListState } from '../model/list-address.ts';
import type { ListRow } from '../model/row.ts';
import { chooseAll, chooseRange, NOTHING_CHOSEN, togglePage, toggleRow, type Chosen } from '../model/selection.ts';

export interface Choosing {
  readonly chosen: Chosen<ListRow>;
  /** @param withShift everything from the row pressed before */
  readonly onRow: (at: number, withShift: boolean) => void;
  readonly onPage: () => void;
  /** All that match, on every page. */
  readonly onAll: () => void;
  readonly clear: () => void;
}

interface Held {
  /** What was asked for when they were chosen. */
  readonly found: string;
  readonly chosen: Chosen<ListRow>;
  /** Place of the row that was pressed last. */
  readonly last: number;
}

export function useChoosing(resource: string, state: ListState, rows: readonly ListRow[]): Choosing {
  const { cursor: _cursor, ...asked } = askedOf(state);
  const found = `${resource} ${JSON.stringify(asked)}`;
  const [held, setHeld] = useState<Held>({ found, chosen: NOTHING_CHOSEN, last: 0 });
  const { chosen, last }: Pick<Held, 'chosen' | 'last'> =
    held.found === found ? held : { chosen: NOTHING_CHOSEN, last: 0 };
  const set = (next: Chosen<ListRow>, at = last): void => setHeld({ found, chosen: next, last: at });
  return {
    chosen,
    onRow: (at, withShift) => {
      const row = rows[at];
      if (row !== undefined) set(withShift ? chooseRange(chosen, rows, last, at) : toggleRow(chosen, row, rows), at);
    },
    onPage: () => set(togglePage(chosen, rows)),
    onAll: () => set(chooseAll(chosen)),
    clear: () => set(NOTHING_CHOSEN),
  };
}
