import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataTable, list } from '#styled/recipes';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { drawnOrder } from '#src/admin/screens/list/model/column-layout.ts';
import { valueIn } from '#src/admin/screens/list/model/row.ts';
import { isChosen } from '#src/admin/screens/list/model/selection.ts';
import { RowCell, RowTitle } from './data-row.tsx';
import { RowBox } from './row-box.tsx';
import type { RowsProps } from './rows-props.ts';

/** What of a row a card shows under its name. */
const FACTS = 3;

/** The rows on a phone: a line for the name, one for what matters of it. */
export function RowCards(props: RowsProps) {
  const { look, rows, layout, label, isBusy, choosing } = props;
  const { facts, titleOf } = look;
  const { t } = useLingui();
  const say = useLabel();
  const [isChoosing, setChoosing] = useState(false);
  const classes = dataTable();
  const columns = (facts.cards ?? drawnOrder(layout))
    .filter((name) => name !== facts.offered.title)
    .flatMap((name) => facts.columns.get(name) ?? []);
  const pictured = columns.find(({ field }) => field.kind === 'picture');
  return (
    <>
      {choosing === null ? null : (
        <div className={list().strip}>
          <Button tone="line" size="sm" aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t`Sélectionner`}
          </Button>
        </div>
      )}
      <ul aria-label={label} aria-busy={isBusy} className={classes.cards}>
        {rows.map((row, at) => {
          /* where there is room for three, nothing stands for what is empty */
          const told = columns.filter((column) => column !== pictured && isSaid(valueIn(row, column))).slice(0, FACTS);
          const chosen = choosing !== null && isChosen(choosing.chosen, row.uuid);
          return (
            <li key={row.uuid} className={classes.card} {...(chosen ? { 'data-chosen': '' } : {})}>
              {isChoosing && choosing !== null ? (
                <RowBox
                  label={t`Choisir ${titleOf(row)}`}
                  checked={chosen}
                  onPress={(withShift) => choosing.onRow(at, withShift)}
                />
              ) : null}
              {pictured === undefined ? null : (
                <span className={classes.cardPicture}>
                  {isSaid(valueIn(row, pictured)) ? <RowCell look={look} row={row} column={pictured} isFixed /> : null}
                </span>
              )}
              <div>
                <span className={classes.cardTitle}>
                  <RowTitle look={look} row={row} />
                </span>
                <dl className={classes.facts}>
                  {told.map((column) => (
                    <div key={column.name}>
                      <dt>{say(column.field.label)}</dt>
                      {/* nothing is written in a card: it leads to the form */}
                      <dd>
                        <RowCell look={look} row={row} column={column} isFixed />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
