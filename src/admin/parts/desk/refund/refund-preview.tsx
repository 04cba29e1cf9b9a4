import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout, formLayout } from '#styled/recipes';
import type { Money } from '#core/domain/price/money.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { RefundPreview } from './use-refund-preview.ts';

interface PreviewProps {
  preview: RefundPreview;
  /** Paid and not given back so far. */
  left: Money;
  isNothing: boolean;
}

/** What the refund comes to as it stands, and what follows from it. */
export function Preview({ preview: { answer, failure, isAsking }, left, isNothing }: PreviewProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const sentence = useRefusalSentence();
  const classes = deskLayout();
  const why =
    failure?.kind === 'refusal'
      ? i18n._(sentence(failure.refusal.code, failure.refusal.data))
      : failure?.kind === 'offline'
        ? t`Le montant demande le réseau.`
        : t`Le montant n’a pas pu être calculé. Changez une quantité pour recommencer.`;
  return (
    <div role="status" aria-busy={isAsking}>
      {isNothing ? <p className={classes.foot}>{t`Choisissez des articles, la livraison ou un geste.`}</p> : null}
      {isAsking ? <Skeleton shape="text" /> : null}
      {failure === null ? null : <Note tone="danger" title={why} />}
      {answer === null ? null : (
        <>
          <p className={formLayout().total}>
            <span>{t`À rembourser TTC`}</span>
            <b>{money(answer.total)}</b>
          </p>
          <p className={classes.when}>
            {t`dont TVA ${money(answer.tax)}, il restera ${money(Math.max(0, left - answer.total))} remboursables`}
          </p>
          <p className={classes.when}>
            <Trans>
              Ce qui était facturé reçoit un avoir, qui ne se modifie plus. Le client est averti par e-mail.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
