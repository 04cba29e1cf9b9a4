/** What the list takes of TanStack Table: columns with order, pins and widths. Rows are drawn as the shop sorted them. */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Label } from '#core/domain/fields/field.ts';
import { drawnOrder, NARROWEST, type ColumnLayout } from '../model/column-layout.ts';
import type { ListColumn } from '../model/list-facts.ts';
import type { ListRow } from '../model/row.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

type Features = typeof features;

/** Widths in px of columns that nobody has changed. */
const WIDTHS: Readonly<Record<string, number>> = {
  boolean: 96,
  money: 120,
  quantity: 100,
  percent: 96,
  decimal: 110,
  day: 130,
  instant: 180,
  country: 130,
  phone: 140,
  email: 220,
  url: 300,
  color: 110,
  picture: 72,
  rows: 100,
};
const USUAL_WIDTH = 180;
const TITLE_WIDTH = 220;
/** A letter of a head, and what stands beside its letters: the sides, the arrow of the order. */
const LETTER_PX = 6.6;
const BESIDE_PX = 42;

/** Wide enough for what it usually holds, and for its head. */
function widthOf({ name, field }: ListColumn, title: string, head: string): number {
  const own = WIDTHS[field.kind] ?? USUAL_WIDTH;
  const usual = name === title ? Math.max(own, TITLE_WIDTH) : own;
  return Math.max(usual, Math.round(head.length * LETTER_PX + BESIDE_PX));
}

/** It looks at no row. */
const NO_ROWS: ListRow[] = [];

export function useListTable(
  columns: ReadonlyMap<string, ListColumn>,
  layout: ColumnLayout,
  title: string,
  say: (label: Label) => string,
) {
  const definitions = useMemo(
    () =>
      [...columns.values()].map((column): ColumnDef<Features, ListRow> => ({
        id: column.name,
        header: column.name,
        size: widthOf(column, title, say(column.field.label)),
        minSize: NARROWEST,
      })),
    [columns, title, say],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...drawnOrder(layout)],
      columnPinning: { start: layout.shown.filter((name) => layout.pinned.includes(name)), end: [] },
      columnSizing: { ...layout.widths },
      columnVisibility: Object.fromEntries([...columns.keys()].map((name) => [name, layout.shown.includes(name)])),
    }),
    [layout, columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
  });
}
