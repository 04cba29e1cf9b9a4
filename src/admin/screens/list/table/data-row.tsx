import { useLingui } from '@lingui/react/macro';
import { dataTable } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { CellValue } from '../cells/cell-value.tsx';
import { isNumber } from '../cells/cell-words.ts';
import { InlineCell } from '../cells/inline-cell.tsx';
import { valueIn, type ListRow } from '../model/row.ts';
import { isChosen } from '../model/selection.ts';
import { RowBox } from './row-box.tsx';
import type { RowsProps } from './rows-props.ts';

interface DataRowProps extends RowsProps {
  row: ListRow;
  /** Its place on the page, from 0. */
  at: number;
  /** Its number in all that is found, from 1. */
  rank: number;
  columns: readonly string[];
  leftOf: (name: string) => number | null;
  isCurrent: boolean;
  onCurrent: (at: number) => void;
}

/** A row of the table; the column that names it leads to its form. */
export function DataRow(props: DataRowProps) {
  const { facts, row, at, rank, columns, layout, choosing, titleOf, leftOf, isCurrent, onCurrent } = props;
  const { t } = useLingui();
  const classes = dataTable({ dense: layout.dense });
  const chosen = choosing !== null && isChosen(choosing.chosen, row.uuid);
  const title = titleOf(row);
  return (
    <tr
      className={classes.row}
      data-row={at}
      aria-rowindex={rank + 1}
      {...(choosing === null ? {} : { 'aria-selected': chosen })}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onCurrent(at)}
    >
      <td className={`${classes.cell} ${classes.check}`} data-pinned="" style={{ left: 0 }}>
        {choosing === null ? null : (
          <RowBox label={t`Choisir ${title}`} checked={chosen} onPress={(withShift) => choosing.onRow(at, withShift)} />
        )}
      </td>
      {columns.map((name) => {
        const column = facts.columns.get(name);
        if (column === undefined) return null;
        const left = leftOf(name);
        const isTitle = name === facts.offered.title;
        const Tag = isTitle ? 'th' : 'td';
        const { kind } = column.field;
        return (
          <Tag
            key={name}
            className={classes.cell}
            {...(isTitle ? { scope: 'row' } : {})}
            {...(isNumber(column.field) ? { 'data-number': '' } : {})}
            {...(kind === 'instant' || kind === 'day' ? { 'data-quiet': '' } : {})}
            {...(left === null ? {} : { 'data-pinned': '', style: { left } })}
          >
            {isTitle ? <RowTitle {...props} /> : <RowCell {...props} name={name} />}
          </Tag>
        );
      })}
    </tr>
  );
}

export function RowTitle({ row, hrefOf, titleOf }: Pick<RowsProps, 'hrefOf' | 'titleOf'> & { row: ListRow }) {
  const href = hrefOf(row);
  const className = dataTable().title ?? '';
  return href === null ? (
    <span className={className}>{titleOf(row)}</span>
  ) : (
    <Link href={href} className={className}>
      {titleOf(row)}
    </Link>
  );
}

/** A cell: a feature's own, one that can be written, or the value. */
export function RowCell({
  facts,
  row,
  name,
  inline,
  cells,
  titleOf,
  onWrite,
}: Pick<RowsProps, 'facts' | 'inline' | 'cells' | 'titleOf' | 'onWrite'> & { row: ListRow; name: string }) {
  const column = facts.columns.get(name);
  if (column === undefined) return null;
  const value = valueIn(row, column);
  const Own = cells[name];
  if (Own !== undefined) return <Own row={row} value={value} />;
  if (!inline.has(name) || column.of !== 'fields') return <CellValue field={column.field} value={value} />;
  return (
    <InlineCell field={column.field} value={value} rowTitle={titleOf(row)} write={(next) => onWrite(row, name, next)} />
  );
}
