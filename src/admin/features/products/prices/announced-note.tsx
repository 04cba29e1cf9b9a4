/** Whether the shop crosses a price out beside a reduction, and if not, why (Code de la consommation, art. L112-1-1). */
import { Trans, useLingui } from '@lingui/react/macro';
import { announcedReduction } from '#core/domain/catalogue/products/price-rules.ts';
import { instantOf } from '#src/admin/forms/paris-instant.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';

interface AnnouncedNoteProps {
  price: number;
  special: number;
  from: unknown;
  history: readonly { readonly price: number; readonly from: string; readonly to: string | null }[];
}

export function AnnouncedNote({ price, special, from, history }: AnnouncedNoteProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useOffice();
  const nowMs = Date.parse(now());
  /* days begin in Paris */
  const start = typeof from === 'string' ? instantOf(`${from}T00:00`) : null;
  const startMs = start === null ? nowMs : Date.parse(start);
  const periods = history.map((one) => ({
    price: one.price,
    startedAtMs: Date.parse(one.from),
    endedAtMs: one.to === null ? null : Date.parse(one.to),
  }));
  const { isAnnounced, lowest } = announcedReduction(periods, {
    price,
    special,
    nowMs,
    startMs,
  });
  const reference = lowest === null ? '' : format.money(lowest);
  if (isAnnounced)
    return (
      <p role="status">
        <Trans>La boutique barrera {reference}, le prix le plus bas des 30 jours d’avant.</Trans>
      </p>
    );
  return (
    <Note tone="warn" title={t`Cette réduction ne sera pas annoncée : aucun prix ne sera barré.`}>
      {lowest === null ? (
        <Trans>Personne n’a encore payé un autre prix : il n’y a rien à comparer.</Trans>
      ) : (
        <Trans>
          Le prix le plus bas des 30 jours d’avant est {reference} : une réduction se compte à partir de lui (article
          L112-1-1 du code de la consommation).
        </Trans>
      )}
    </Note>
  );
}
