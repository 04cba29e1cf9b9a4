import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';
import { RMA_TONES } from '#src/admin/parts/desk/return-tones.ts';
import { RMA_WORDS } from '#src/i18n/return-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

/** What of an order is sent back; nothing is said of those of which nothing is. */
export function ReturnsPanel({ desk: { returns } }: { desk: OrderDesk }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const classes = deskLayout();
  if (returns.length === 0) return null;
  return (
    <DeskPanel title={t`Retours`} beside={<span>{returns.length}</span>}>
      <ul aria-label={t`Retours`} className={classes.rows}>
        {returns.map(({ uuid, number, status, at }) => (
          <DeskRow key={uuid}>
            <div>
              <RecordLink page="admin.rma.edit" id={uuid} number={number} />
              <StatusTag tone={RMA_TONES[status]}>{i18n._(RMA_WORDS[status])}</StatusTag>
            </div>
            <span className={classes.when}>{t`Demandé le ${dateTime(at)}`}</span>
          </DeskRow>
        ))}
      </ul>
    </DeskPanel>
  );
}
