/** What was found of a document on this device: stands above whatever edits it. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formLayout } from '#styled/recipes';
import { ChangedPlaces } from '#src/admin/screens/document/history/changed-places.tsx';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** A text that was typed and saved nowhere is offered, with what differs; it is never taken by itself (rule S98). */
export function DraftOffers({ draft }: { draft: Pick<Draft, 'offers' | 'working' | 'take' | 'refuse'> }) {
  const [offer] = draft.offers;
  return offer === undefined ? null : <Offer key={offer.draft} offer={offer} draft={draft} />;
}

function Offer({ offer, draft }: { offer: DocumentDraft; draft: Pick<Draft, 'working' | 'take' | 'refuse'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const when = format.dateTime(offer.at);
  const { durable } = useSnapshot(queue);
  return (
    <Note
      tone="warn"
      title={
        durable
          ? t`Un texte non enregistré du ${when} a été retrouvé sur cet appareil.`
          : t`Un texte non enregistré du ${when} a été retrouvé dans cet onglet.`
      }
    >
      <div className={formLayout().actions}>
        <Button tone="ink" size="sm" onClick={() => setOpen(true)}>{t`Voir les différences`}</Button>
        <Button tone="line" size="sm" onClick={() => void draft.refuse(offer)}>{t`Abandonner ce texte`}</Button>
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Texte du ${when}`}
        closeLabel={t`Fermer`}
        size="lg"
        footer={<Button tone="ink" wide onClick={() => void draft.take(offer)}>{t`Reprendre ce texte`}</Button>}
      >
        <ChangedPlaces before={draft.working} after={offer.working} names={[t`Ce qui est enregistré`, t`Ce texte`]} />
      </Sheet>
    </Note>
  );
}
