/** The stock of an article in one place: what is there, where else it lies, and why it is what it is (domain 2.6). */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { WhyActionsWait } from '#src/admin/parts/desk/desk-actions.tsx';
import { DeskPage, type DeskPartProps } from '#src/admin/parts/desk/desk-page.tsx';
import { useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { ArrivalsPanel } from './arrivals-panel.tsx';
import { LevelPanel } from './level-panel.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { MoveForm } from './moves/move-form.tsx';
import type { StockMoveKind } from './offered-moves.ts';
import { PlacesPanel } from './places-panel.tsx';
import { StockActions } from './stock-actions.tsx';

export function StockPage() {
  const id = useRoute().params['id'];
  return id === undefined ? null : <StockAt key={id} id={id} />;
}

function StockAt({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <DeskPage
      answered={useAnswer('api.admin.stock.desk', { params: { uuid: id } })}
      parent="admin.stock"
      waiting={t`Stock`}
      titleOf={(sku) => t`Stock de ${sku}`}
      Actions={StockActions}
      Matter={OneStock}
      Form={MoveForm}
    />
  );
}

function OneStock({ desk, onReload }: DeskPartProps<StockDesk, StockMoveKind>) {
  const classes = deskLayout();
  return (
    <>
      <WhyActionsWait />
      <div className={classes.columns}>
        <div className={classes.main}>
          <MovementsPanel desk={desk} />
        </div>
        <div className={classes.side}>
          <LevelPanel desk={desk} />
          <ArrivalsPanel desk={desk} onReload={onReload} />
          <PlacesPanel desk={desk} />
        </div>
      </div>
    </>
  );
}
