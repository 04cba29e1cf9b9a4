import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import { HISTORY_MAX, type StockDesk, type StockMovement } from '#core/contract/admin/stock/desk.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { CAUSE_WORDS, REASON_WORDS } from './stock-words.ts';

/** Why the place holds what it holds, the newest first. */
export function MovementsPanel({ desk: { movements } }: { desk: StockDesk }) {
  const { t } = useLingui();
  const classes = deskLayout();
  return (
    <DeskPanel title={t`Mouvements`}>
      {movements.length === 0 ? (
        <p className={classes.body}>{t`Rien n’est encore entré ni sorti.`}</p>
      ) : (
        <table className={classes.table} aria-label={t`Mouvements`}>
          <thead>
            <tr>
              <th scope="col">{t`Mouvement`}</th>
              <th scope="col">{t`Variation`}</th>
              <th scope="col">{t`Reste`}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((one) => (
              <MovementRow key={one.uuid} movement={one} />
            ))}
          </tbody>
        </table>
      )}
      {movements.length === HISTORY_MAX ? (
        <p className={classes.foot}>{t`Seuls les ${HISTORY_MAX} derniers mouvements sont montrés.`}</p>
      ) : null}
    </DeskPanel>
  );
}

function MovementRow({ movement }: { movement: StockMovement }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const { delta, leftAfter, reason, cause, ref, note, who, at } = movement;
  const told = [
    cause === null ? null : i18n._(CAUSE_WORDS[cause]),
    // The other half of a transfer has the same UUID, which tells nobody anything.
    reason === 'transfer' || reason === 'count' ? null : ref,
  ].filter((word) => word !== null);
  return (
    <tr>
      <th scope="row">
        <b>{i18n._(REASON_WORDS[reason])}</b>
        {told.length === 0 ? null : <div>{told.join(', ')}</div>}
        {note === null ? null : <div>{note}</div>}
        <div className={deskLayout().when}>{who === null ? dateTime(at) : `${dateTime(at)}, ${who}`}</div>
      </th>
      <td data-label={t`Variation`}>{delta > 0 ? `+${delta}` : `−${-delta}`}</td>
      <td data-label={t`Reste`}>{leftAfter}</td>
    </tr>
  );
}
