import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';

/** Where else the article lies. */
export function PlacesPanel({ desk: { others } }: { desk: StockDesk }) {
  const { t } = useLingui();
  if (others.length === 0) return null;
  return (
    <DeskPanel title={t`Autres lieux`}>
      <ul className={deskLayout().rows}>
        {others.map(({ uuid, name, quantity, reserved }) => {
          const free = quantity - reserved;
          return (
            <DeskRow key={uuid}>
              <div>
                <RecordLink page="admin.stock.edit" id={uuid} number={name} />
                <span>{t`${free} disponibles sur ${quantity}`}</span>
              </div>
            </DeskRow>
          );
        })}
      </ul>
    </DeskPanel>
  );
}
