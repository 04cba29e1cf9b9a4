import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { dataTable } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { CellValue } from '../cells/cell-value.tsx';
import { isNumber } from '#src/admin/screens/list/data/cell-words.ts';
import { InlineCell } from '../cells/inline-cell.tsx';
import type { ListColumn } from '../model/list-facts.ts';
import { valueIn, type ListRow } from '../model/row.ts';
import { RowBox } from './row-box.tsx';
import type { DrawnColumn, RowLook } from './rows-props.ts';

interface DataRowProps {
  look: RowLook;
  row: ListRow;
  columns: readonly DrawnColumn[];
  dense: boolean;
  /** Its place on the page, from 0. */
  at: number;
  /** Its number in all that is found, from 1. */
  rank: number;
  /** Null where nothing can be done with rows that are chosen. */
  isChosen: boolean | null;
  onChoose: (at: number, withShift: boolean) => void;
  isCurrent: boolean;
  onCurrent: (at: number) => void;
}

/** A row of the table; the column that names it leads to its form. Drawn again only when something of it is another. */
export const DataRow = memo(function DataRow(props: DataRowProps) {
  const { look, row, columns, dense, at, rank, isChosen, onChoose, isCurrent, onCurrent } = props;
  const { t } = useLingui();
  const classes = dataTable({ dense });
  const title = look.titleOf(row);
  return (
    <tr
      className={classes.row}
      data-row={at}
      aria-rowindex={rank + 1}
      {...(isChosen === null ? {} : { 'aria-selected': isChosen })}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onCurrent(at)}
    >
      <td className={`${classes.cell} ${classes.check}`} data-pinned="" style={{ left: 0 }}>
        {isChosen === null ? null : (
          <RowBox label={t`Choisir ${title}`} checked={isChosen} onPress={(withShift) => onChoose(at, withShift)} />
        )}
      </td>
      {columns.map(({ column, pinnedAt }) => {
        const isTitle = column.name === look.facts.offered.title;
        const Tag = isTitle ? 'th' : 'td';
        const { kind } = column.field;
        return (
          <Tag
            key={column.name}
            className={classes.cell}
            {...(isTitle ? { scope: 'row' } : {})}
            {...(isNumber(column.field) ? { 'data-number': '' } : {})}
            {...(kind === 'instant' || kind === 'day' ? { 'data-quiet': '' } : {})}
            {...(pinnedAt === null ? {} : { 'data-pinned': '', style: { left: pinnedAt } })}
          >
            {isTitle ? <RowTitle look={look} row={row} /> : <RowCell look={look} row={row} column={column} />}
          </Tag>
        );
      })}
    </tr>
  );
});

export function RowTitle({ look, row }: { look: RowLook; row: ListRow }) {
  const href = look.hrefOf(row);
  const className = dataTable().title ?? '';
  return href === null ? (
    <span className={className}>{look.titleOf(row)}</span>
  ) : (
    <Link href={href} className={className}>
      {look.titleOf(row)}
    </Link>
  );
}

interface RowCellProps {
  look: RowLook;
  row: ListRow;
  column: ListColumn;
  /** Nothing is written here. */
  isFixed?: boolean;
}

/** A cell: a feature's own, one that can be written, or the value. What one row began is never another row's. */
export function RowCell({ look, row, column, isFixed = false }: RowCellProps) {
  const { name, field } = column;
  const value = valueIn(row, column);
  const Own = look.cells[name];
  if (Own !== undefined)
    return (
      <Own key={row.uuid} row={row} value={value} title={look.titleOf(row)} isFixed={isFixed} reload={look.reload} />
    );
  if (isFixed || !look.inline.has(name) || column.of !== 'fields') return <CellValue field={field} value={value} />;
  return (
    <InlineCell
      key={row.uuid}
      field={field}
      value={value}
      rowTitle={look.titleOf(row)}
      write={(next) => look.onWrite(row, name, next)}
    />
  );
}
