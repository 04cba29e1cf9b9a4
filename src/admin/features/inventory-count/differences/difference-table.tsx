import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

type Line = CountDesk['lines'][number];

interface DifferenceTableProps {
  lines: readonly Line[];
  /** Its differences are still to be booked; those of one that is over are in the movements. */
  isOpen: boolean;
}

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

/** What was counted, those that differ first. */
export function DifferenceTable({ lines, isOpen }: DifferenceTableProps) {
  const { t } = useLingui();
  const classes = deskLayout();
  const shown = lines.toSorted((a, b) => Number(b.difference !== 0) - Number(a.difference !== 0));
  const differ = lines.filter(({ difference }) => difference !== 0).length;
  const total = lines.length;
  return (
    <DeskPanel title={isOpen ? t`${differ} écarts sur ${total} articles comptés` : t`${total} articles comptés`}>
      {total === 0 ? (
        <p className={classes.body}>{t`Rien n’est encore compté.`}</p>
      ) : (
        <table className={classes.table} aria-label={t`Écarts`}>
          <thead>
            <tr>
              <th scope="col">{t`Article`}</th>
              <th scope="col">{t`Compté`}</th>
              {isOpen ? <th scope="col">{t`Attendu`}</th> : null}
              {isOpen ? <th scope="col">{t`Écart`}</th> : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <DifferenceRow key={line.article} line={line} isOpen={isOpen} />
            ))}
          </tbody>
        </table>
      )}
    </DeskPanel>
  );
}

function DifferenceRow({ line, isOpen }: { line: Line; isOpen: boolean }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const { sku, name, counted, expected, difference, since, during, isOvertaken, at, who } = line;
  const moved = signed(since);
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <div>{sku}</div>
        <div className={deskLayout().when}>{[dateTime(at), ...who].join(', ')}</div>
        {isOpen && since !== 0 ? <div>{t`Depuis le comptage : ${moved}, pris en compte`}</div> : null}
        {isOpen && during > 0 ? <div>{t`À recompter : ${during} pièces ont bougé pendant le comptage`}</div> : null}
        {isOpen && isOvertaken ? <div>{t`Compté plus tard ailleurs : rien ne change`}</div> : null}
      </th>
      <td data-label={t`Compté`}>{counted}</td>
      {isOpen ? <td data-label={t`Attendu`}>{expected}</td> : null}
      {isOpen ? (
        <td data-label={t`Écart`} {...(difference === 0 ? {} : { 'data-waits': '' })}>
          {signed(difference)}
        </td>
      ) : null}
    </tr>
  );
}
