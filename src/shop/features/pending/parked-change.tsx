import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columns } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { useChangeLabels } from '#src/shop/parts/pending/change-labels.ts';
import { parkedSentence } from '#src/shop/parts/pending/parked-words.ts';
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { ParkedView } from '#src/shop/store/pending/changes-view.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** The form in which what was typed is edited; null for what has none. @param area of the account's pages */
function formOf(summary: ChangeSummary, area: Area): string | null {
  switch (summary.kind) {
    case 'quote':
      return href(`${summary.area}.checkout.information`);
    case 'contact':
      return href(`${summary.area}.contact`);
    case 'vehicle':
      return href(`${summary.area}.contact-vehicule`);
    case 'profile':
      return href(`${area}.account.profile`);
    case 'address':
      return href(`${area}.account.address`);
    default:
      return null;
  }
}

/** Sent again as it is, it would be refused again: it was written on top of what is there no more (sync rule S85). */
const isOutrun = (reason: ParkedView['reason']): boolean =>
  reason.class === 'refused' && reason.code === 'record.moved' && reason.data['reason'] === 'rev';

/** A change that was refused: why, and the three ways on: send again, edit, give up. */
export function ParkedChange({ change }: { change: ParkedView }) {
  const { t, i18n } = useLingui();
  const labels = useChangeLabels();
  const words = useSyncWords();
  const make = useChange();
  const [asking, setAsking] = useState(false);
  const area = useCurrentArea();
  const { mutId, reason } = change;
  const title = labels.title(change.summary);
  const form = change.editable ? formOf(change.summary, area) : null;
  const retry = () => make((own) => own.retry(mutId));
  const discard = async (): Promise<void> => {
    setAsking(false);
    await make((own) => own.discard(mutId));
  };
  return (
    <LineItem
      headingLevel={3}
      name={title}
      reference={`${labels.place(change.summary)} · ${words.when(change.at)}`}
      sync={{ state: 'check', text: i18n._(parkedSentence(reason)) }}
      controls={
        <>
          {form === null ? null : (
            <LinkButton tone="ink" size="sm" href={`${form}?corriger=${mutId}`}>
              {t`Corriger`}
            </LinkButton>
          )}
          {reason.class === 'lost' || isOutrun(reason) ? null : (
            <Button tone={form === null ? 'ink' : 'line'} size="sm" onClick={() => void retry()}>
              {t`Renvoyer`}
            </Button>
          )}
          <Button tone="line" size="sm" onClick={() => setAsking(true)}>
            {t`Abandonner`}
          </Button>
          <Sheet
            open={asking}
            onClose={() => setAsking(false)}
            title={t`Abandonner ce changement ?`}
            closeLabel={t`Fermer`}
            footer={
              <div className={columns({ of: 'pair' })}>
                <Button tone="line" onClick={() => setAsking(false)}>
                  {t`Le garder`}
                </Button>
                <Button tone="danger" onClick={() => void discard()}>
                  {t`Abandonner`}
                </Button>
              </div>
            }
          >
            {t`${title} : ce changement ne sera pas envoyé et sera effacé de cet appareil.`}
          </Sheet>
        </>
      }
    />
  );
}
