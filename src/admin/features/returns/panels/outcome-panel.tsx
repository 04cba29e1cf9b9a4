/** What the shop made of a return: its slip, the money it gave back, the parcel it sent instead. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { routeHref } from '#src/admin/port/route-href.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';
import { METHOD_WORDS, REFUND_TONES, REFUND_WORDS } from '#src/admin/parts/desk/refund/refund-words.ts';
import { useRefundFailure } from '#src/admin/parts/desk/refund/use-refund-failure.ts';
import { RESOLUTION_WORDS } from '#src/i18n/return-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

export function OutcomePanel({ desk }: { desk: RmaDesk }) {
  const { t, i18n } = useLingui();
  const classes = deskLayout();
  const { uuid, grantedResolution, refund, newParcel } = desk;
  const slip = desk.hasSlip ? routeHref('api.admin.rma.slip', { uuid }) : null;
  const hasRows = slip !== null || refund !== null || newParcel !== null;
  return (
    <DeskPanel title={t`Suite donnée`}>
      {hasRows || grantedResolution !== null ? null : <p className={classes.body}>{t`Rien n’est encore décidé.`}</p>}
      {grantedResolution === null ? null : (
        <p className={classes.body}>{t`Accordé : ${i18n._(RESOLUTION_WORDS[grantedResolution])}`}</p>
      )}
      {hasRows ? (
        <ul aria-label={t`Suite donnée`} className={classes.rows}>
          {refund === null ? null : (
            <DeskRow>
              <RefundRow refund={refund} />
            </DeskRow>
          )}
          {newParcel === null ? null : (
            <DeskRow>
              <div>
                <b>{t`Nouveau colis`}</b>
                <span>{newParcel.carrier}</span>
              </div>
              {newParcel.trackNumber === null ? null : <span>{t`Suivi ${newParcel.trackNumber}`}</span>}
            </DeskRow>
          )}
          {slip === null ? null : (
            <DeskRow>
              <div>
                <Link href={slip} opensTab className={textLink({ alone: true })}>
                  <Icon glyph={fileText} />
                  {t`Bon de retour (PDF)`}
                </Link>
              </div>
            </DeskRow>
          )}
        </ul>
      ) : null}
    </DeskPanel>
  );
}

/** The page of the order knows its refunds: there it is followed until the money has left. */
function RefundRow({ refund }: { refund: NonNullable<RmaDesk['refund']> }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const { uuid, number, state, method, total, failure } = refund;
  const whyFailed = useRefundFailure();
  return (
    <>
      <div>
        <RecordLink page="admin.orders.edit" id={uuid} number={number} />
        <StatusTag tone={REFUND_TONES[state]}>{i18n._(REFUND_WORDS[state])}</StatusTag>
      </div>
      <span>{t`${money(total)}, ${i18n._(METHOD_WORDS[method])}`}</span>
      {failure === null ? null : <span>{whyFailed(failure)}</span>}
    </>
  );
}
