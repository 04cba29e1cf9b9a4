import { useLingui } from '@lingui/react/macro';
import { historyView, textLink } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import { Link } from '#src/ui/link/link.tsx';

export interface PaperRow {
  readonly uuid: string;
  readonly number: string;
  /** ISO instant. */
  readonly at: string;
  /** In 1/10,000 €, tax included; missing of what has none. */
  readonly total?: number;
  readonly state: string;
  /** What else is told of it. */
  readonly more: string;
  /** Its page; null for who may not open it. */
  readonly href: string | null;
}

interface PapersTableProps {
  label: string;
  /** Head of `more`. */
  more: string;
  rows: readonly PaperRow[];
}

/** Papers of the sale: number, day, state, total. */
export function PapersTable({ label, more, rows }: PapersTableProps) {
  const { t } = useLingui();
  const { money, dateTime } = useFormat();
  const hasTotals = rows.some(({ total }) => total !== undefined);
  return (
    <table className={historyView().table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Numéro`}</th>
          <th scope="col">{t`Date`}</th>
          <th scope="col">{t`État`}</th>
          <th scope="col">{more}</th>
          {hasTotals ? <th scope="col">{t`Total TTC`}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.uuid}>
            <th scope="row">
              {row.href === null ? (
                row.number
              ) : (
                <Link href={row.href} className={textLink({ alone: true })}>
                  {row.number}
                </Link>
              )}
            </th>
            <td>{dateTime(row.at)}</td>
            <td>{row.state}</td>
            <td>{row.more}</td>
            {row.total === undefined ? null : <td>{money(row.total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
