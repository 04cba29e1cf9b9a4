import type { ComponentType } from 'react';
import type { Choosing } from '../data/use-choosing.ts';
import type { ColumnLayout } from '../model/column-layout.ts';
import type { ListFacts } from '../model/list-facts.ts';
import type { ListRow } from '../model/row.ts';

/** A hand-written cell of a feature. */
export type CellComponent = ComponentType<{ row: ListRow; value: unknown }>;

/** What a table and its cards draw, and what can be done in them. */
export interface RowsProps {
  facts: ListFacts;
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
  /** What a row is called. */
  titleOf: (row: ListRow) => string;
  /** Of its form; null where nobody may see it. */
  hrefOf: (row: ListRow) => string | null;
  onOpen: (row: ListRow) => void;
  /** Fields that can be written in the list; answers what was refused, or null. */
  inline: ReadonlySet<string>;
  onWrite: (row: ListRow, name: string, value: unknown) => Promise<string | null>;
  cells: Readonly<Record<string, CellComponent>>;
}
