import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { useAdmin } from '#src/admin/port/port.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ArrivalMove, type ArrivalStep } from './moves/arrival-move.tsx';

type Arrival = StockDesk['arrivals'][number];

/** What is expected here, and what has become of it. */
export function ArrivalsPanel({ desk, onReload }: { desk: StockDesk; onReload: () => void }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const [taken, setTaken] = useState<{ readonly step: ArrivalStep; readonly arrival: Arrival } | null>(null);
  if (desk.arrivals.length === 0) return null;
  return (
    <DeskPanel title={t`Arrivages attendus`}>
      <ul className={deskLayout().rows}>
        {desk.arrivals.map((arrival) => {
          const { uuid, pieces, expectedOn, who } = arrival;
          const day = date(expectedOn);
          return (
            <DeskRow key={uuid}>
              <div>
                <b>{t`${pieces} pièces le ${day}`}</b>
                {who === null ? null : <span className={deskLayout().when}>{who}</span>}
              </div>
              {may('stock.update') ? (
                <div className={deskLayout().buttons}>
                  <Button
                    tone="ink"
                    size="sm"
                    disabled={!online}
                    aria-label={t`Recevoir ${pieces} pièces du ${day}`}
                    onClick={() => setTaken({ step: 'receive', arrival })}
                  >{t`Recevoir`}</Button>
                  <Button
                    tone="line"
                    size="sm"
                    disabled={!online}
                    aria-label={t`Annuler l’arrivage du ${day}`}
                    onClick={() => setTaken({ step: 'drop', arrival })}
                  >{t`Annuler`}</Button>
                </div>
              ) : null}
            </DeskRow>
          );
        })}
      </ul>
      {taken === null ? null : (
        <ArrivalMove
          desk={desk}
          step={taken.step}
          arrival={taken.arrival}
          onClose={() => setTaken(null)}
          onReload={onReload}
        />
      )}
    </DeskPanel>
  );
}
