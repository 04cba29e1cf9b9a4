/** What somebody who handles a return has to know first: why it was refused, and when its state is over by itself. */
import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';

export function ReturnNotes({ desk: { status, refusalReason, deadlineAt, lines } }: { desk: RmaDesk }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const day = deadlineAt === null ? null : date(deadlineAt);
  const isOurs = lines.some(({ isShopFault }) => isShopFault);
  return (
    <>
      {status === 'refused' && refusalReason !== null ? (
        <Note tone="warn" title={t`La demande est refusée`}>
          {refusalReason}
        </Note>
      ) : null}
      {isOurs && (status === 'new_request' || status === 'processing') ? (
        <Note tone="warn" title={t`La boutique est en tort : le port du retour est à sa charge.`} />
      ) : null}
      {day === null ? null : (
        <p className={deskLayout().foot}>
          {status === 'awaiting_return' ? (
            <Trans>Sans colis avant le {day}, la demande est refusée d’elle-même.</Trans>
          ) : (
            <Trans>La demande est résolue d’elle-même le {day}.</Trans>
          )}
        </p>
      )}
    </>
  );
}
