import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columns } from '#styled/recipes';
import type { Area } from '#core/domain/area.ts';
import { useAreaHere } from '#src/screens/shop/area-here.ts';
import { useDeedWords } from '#src/screens/shop/deed-words.ts';
import { parkedSentence } from '#src/screens/shop/parked-words.ts';
import { useSyncWords } from '#src/screens/shop/sync-words.ts';
import { useChange } from '#src/screens/shop/use-person.ts';
import type { ParkedView } from '#src/store/changes-view.ts';
import type { Deed } from '#src/store/deed.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** The form in which what was typed is mended; null for what has none. @param area of the account's pages */
function formOf(deed: Deed, area: Area): string | null {
  switch (deed.kind) {
    case 'quote':
      return `/${deed.area}/checkout/informations`;
    case 'contact':
      return `/${deed.area}/contact`;
    case 'vehicle':
      return `/${deed.area}/contact-vehicule`;
    case 'profile':
      return `/${area}/account/profile`;
    case 'address':
      return `/${area}/account/address`;
    default:
      return null;
  }
}

/** Sent again as it is, it would be refused again: it was written on top of what is there no more (sync rule S85). */
const isOutrun = (reason: ParkedView['reason']): boolean =>
  reason.class === 'refused' && reason.code === 'record.moved' && reason.data['reason'] === 'rev';

/** A change that was refused: why, and the three ways on: send again, mend, give up. */
export function ParkedChange({ change }: { change: ParkedView }) {
  const { t, i18n } = useLingui();
  const deed = useDeedWords();
  const words = useSyncWords();
  const make = useChange();
  const [asking, setAsking] = useState(false);
  const area = useAreaHere();
  const { mutId, reason } = change;
  const title = deed.title(change.deed);
  const form = change.editable ? formOf(change.deed, area) : null;
  const retry = () => make((own) => own.retry(mutId));
  const discard = async (): Promise<void> => {
    setAsking(false);
    await make((own) => own.discard(mutId));
  };
  return (
    <LineItem
      headingLevel={3}
      name={title}
      reference={`${deed.place(change.deed)} · ${words.when(change.at)}`}
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
            {t`${title} : rien n’en sera envoyé, et cet appareil l’oubliera.`}
          </Sheet>
        </>
      }
    />
  );
}
