import type { ComponentType } from 'react';
import type { Choosing } from '../data/use-choosing.ts';
import type { ColumnLayout } from '../model/column-layout.ts';
import type { ListColumn, ListFacts } from '../model/list-facts.ts';
import type { ListRow } from '../model/row.ts';

/** A hand-written cell of a feature. */
export type CellComponent = ComponentType<CellProps>;

export interface CellProps {
  row: ListRow;
  value: unknown;
  /** What the row is called. */
  title: string;
  /** Nothing is written here. */
  isFixed: boolean;
  /** Asks for the rows again. */
  reload: () => void;
}

/** How each row is drawn: the same object as long as nothing of it changes, so that a row is drawn again for its own sake. */
export interface RowLook {
  readonly facts: ListFacts;
  /** What a row is called. */
  readonly titleOf: (row: ListRow) => string;
  /** Of its form; null where nobody may see it. */
  readonly hrefOf: (row: ListRow) => string | null;
  /** Fields that can be written in the list. */
  readonly inline: ReadonlySet<string>;
  /** Answers what was refused, or null. */
  readonly onWrite: (row: ListRow, name: string, value: unknown) => Promise<string | null>;
  readonly cells: Readonly<Record<string, CellComponent>>;
  /** Asks for the rows again. */
  readonly reload: () => void;
}

/** A column as it stands in the table. */
export interface DrawnColumn {
  readonly column: ListColumn;
  /** Distance from the left in px where it stays in view. */
  readonly pinnedAt: number | null;
}

/** What a table and its cards draw, and what can be done in them. */
export interface RowsProps {
  look: RowLook;
  rows: readonly ListRow[];
  layout: ColumnLayout;
  arrange: (layout: ColumnLayout) => void;
  /** What the table is called. */
  label: string;
  /** Number of the first row, from 1. */
  firstRank: number;
  /** How many rows there are in all; null: nobody has counted. */
  total: number | null;
  /** Other rows are on their way. */
  isBusy: boolean;
  sorting: {
    readonly orderOf: (name: string) => 'ascending' | 'descending' | 'none';
    /** Null where it cannot be sorted by. */
    readonly hrefOf: (name: string) => string | null;
  };
  /** Null where nothing can be done with rows that are chosen. */
  choosing: Pick<Choosing, 'chosen' | 'onRow' | 'onPage'> | null;
  onOpen: (row: ListRow) => void;
}
