/** What was given back of an order, or is about to be. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { METHOD_WORDS, REFUND_TONES, REFUND_WORDS } from '#src/admin/parts/desk/refund/refund-words.ts';
import { connection } from '#src/admin/store/connection.ts';
import { useRefundFailure } from '#src/admin/parts/desk/refund/use-refund-failure.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { offeredRefundMoves, type OpenMove, type RefundMoveKind } from '../offered-moves.ts';

interface RefundsPanelProps {
  desk: OrderDesk;
  current: string;
  onMove: (move: OpenMove) => void;
}

export function RefundsPanel({ desk: { refunds }, current, onMove }: RefundsPanelProps) {
  const { t } = useLingui();
  const classes = deskLayout();
  return (
    <DeskPanel title={t`Remboursements`} beside={refunds.length === 0 ? null : <span>{refunds.length}</span>}>
      {refunds.length === 0 ? <p className={classes.body}>{t`Rien n’a été remboursé.`}</p> : null}
      {refunds.length === 0 ? null : (
        <ul aria-label={t`Remboursements`} className={classes.rows}>
          {refunds.map((refund) => (
            <DeskRow key={refund.uuid} isCurrent={refund.uuid === current}>
              <OneRefund refund={refund} onMove={onMove} />
            </DeskRow>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}

interface OneRefundProps {
  refund: OrderDesk['refunds'][number];
  onMove: (move: OpenMove) => void;
}

function OneRefund({ refund, onMove }: OneRefundProps) {
  const { t, i18n } = useLingui();
  const { money, dateTime } = useFormat();
  const { may } = useAdmin();
  const whyFailed = useRefundFailure();
  const { online } = useSnapshot(connection);
  const classes = deskLayout();
  const { uuid, number, state, method, reason, failure } = refund;
  const words: Readonly<Record<RefundMoveKind, string>> = { sent: t`Remboursement effectué`, retry: t`Réessayer` };
  return (
    <>
      <div>
        <b>{number}</b>
        <StatusTag tone={REFUND_TONES[state]}>{i18n._(REFUND_WORDS[state])}</StatusTag>
      </div>
      <span>{t`${money(refund.total)}, ${i18n._(METHOD_WORDS[method])}`}</span>
      {reason === null ? null : <span>{reason}</span>}
      {failure === null ? null : <span>{whyFailed(failure)}</span>}
      <span className={classes.when}>{dateTime(refund.at)}</span>
      <div className={classes.buttons}>
        {offeredRefundMoves(refund, may).map((kind) => (
          <Button
            key={kind}
            tone="line"
            size="sm"
            disabled={!online}
            aria-label={`${words[kind]}, ${number}`}
            {...(online ? {} : { title: t`Sans réseau, une commande se lit seulement.` })}
            onClick={() => onMove({ kind, refund: uuid })}
          >
            {words[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}
