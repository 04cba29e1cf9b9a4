import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { dataTable, list } from '#styled/recipes';
import { useLabel } from '#src/forms/field-words.ts';
import { isNumber } from '#src/admin/screens/list/data/cell-words.ts';
import { widen } from '../model/column-layout.ts';
import { isChosen, pageState } from '../model/selection.ts';
import { DataRow } from './data-row.tsx';
import { HeadCell } from './head-cell.tsx';
import type { DrawnColumn, RowsProps } from './rows-props.ts';
import { RowBox } from './row-box.tsx';
import { useListTable } from './table-parts.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const BOX_PX = 54;

/** The rows as a table: a head that sorts, cells by kind, and of many rows only those in view. */
export function DataTable(props: RowsProps) {
  const { look, rows, layout, arrange, sorting, choosing, firstRank, total, isBusy, label } = props;
  const { facts } = look;
  const { t } = useLingui();
  const say = useLabel();
  const place = useRef<HTMLDivElement>(null);
  const table = useListTable(facts.columns, layout, facts.offered.title, say);
  const { items, before, after, show } = useVirtualRows(rows.length, layout.dense, place);
  const keys = useRowKeys(props, show);
  const classes = dataTable({ dense: layout.dense });
  const columns = table.getVisibleLeafColumns();
  const isFigure = (name: string): boolean => isNumber(facts.columns.get(name)?.field ?? { kind: 'text' });
  /* takes what is left: the last one whose values do not stand at the right, far from the others */
  const isLoose = (column: (typeof columns)[number]): boolean => !isFigure(column.id) && column.getIsPinned() === false;
  const widest = (columns.findLast(isLoose) ?? columns.at(-1))?.id;
  const drawn = useMemo(
    () =>
      table.getVisibleLeafColumns().flatMap((each): DrawnColumn[] => {
        const column = facts.columns.get(each.id);
        const pinnedAt = each.getIsPinned() === 'start' ? BOX_PX + each.getStart('start') : null;
        return column === undefined ? [] : [{ column, pinnedAt }];
      }),
    // what the table answers follows from these
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [facts, layout],
  );
  const onChoose = useStableCallback((at: number, withShift: boolean) => choosing?.onRow(at, withShift));
  return (
    <div ref={place} className={list().rows}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={total === null ? -1 : total + 1}
        style={{ minWidth: BOX_PX + table.getTotalSize() }}
      >
        <colgroup>
          <col style={{ width: BOX_PX }} />
          {columns.map((column) => (
            <col key={column.id} style={column.id === widest ? {} : { width: column.getSize() }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <td className={`${classes.head} ${classes.check}`} data-pinned="" style={{ left: 0 }}>
              {choosing === null ? null : (
                <RowBox
                  label={t`Choisir toute la page`}
                  checked={pageState(choosing.chosen, rows) === 'all'}
                  mixed={pageState(choosing.chosen, rows) === 'some'}
                  onPress={choosing.onPage}
                />
              )}
            </td>
            {drawn.map(({ column: { name, field }, pinnedAt }) => (
              <HeadCell
                key={name}
                label={say(field.label)}
                isNumber={isNumber(field)}
                order={sorting.orderOf(name)}
                href={sorting.hrefOf(name)}
                pinnedAt={pinnedAt}
                width={table.getColumn(name)?.getSize() ?? 0}
                onWidth={(px) => arrange(widen(layout, name, px))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space px={before} />
          {/* by their places: another page writes into the rows that stand */}
          {items.map((at) => {
            const row = rows[at];
            return row === undefined ? null : (
              <DataRow
                key={at}
                look={look}
                row={row}
                columns={drawn}
                dense={layout.dense}
                at={at}
                rank={firstRank + at}
                isChosen={choosing === null ? null : isChosen(choosing.chosen, row.uuid)}
                onChoose={onChoose}
                isCurrent={(keys.current ?? 0) === at}
                onCurrent={keys.setCurrent}
              />
            );
          })}
          <Space px={after} />
        </tbody>
      </table>
    </div>
  );
}

const Space = ({ px }: { px: number }) => (px > 0 ? <tr aria-hidden style={{ height: px }} /> : null);
