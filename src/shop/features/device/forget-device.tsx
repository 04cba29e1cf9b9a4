import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columns, formLayout } from '#styled/recipes';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { useExportWork } from '#src/shop/parts/pending/use-export.ts';
import { forgetDevice } from '#src/shop/store/device/forget-device.ts';
import { WhatGoes } from '#src/shop/features/device/what-goes.tsx';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { href } from '#core/contract/pages/href.ts';

/** `sending`: what waits gets its five seconds; `left`: some of it could not go, the person decides. */
type Stage = 'closed' | 'asking' | 'sending' | 'left';

/** "Tout effacer de cet appareil": names what is unsent, sends what it can, and never loses the rest without being told to. */
export function ForgetDevice() {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>('closed');
  const { waiting, parked } = useView((state) => state.sync);
  const change = useChange();
  const unsent = waiting + parked;

  const forget = async (discard: boolean): Promise<void> => {
    setStage('sending');
    let isDone = false;
    const worked = await change(async (own) => {
      ({ done: isDone } = await forgetDevice(own, discard));
    });
    if (isDone) location.replace(href('home'));
    else setStage(worked ? 'left' : 'closed');
  };
  // Refused changes cannot be sent by waiting: losing them is the person's own word.
  const begin = () => (parked > 0 ? setStage('left') : void forget(false));

  return (
    <section>
      <h2 className={formLayout().group}>{t`Tout effacer de cet appareil`}</h2>
      <div className={formLayout().stack}>
        <p className={formLayout().small}>
          <Trans>
            Paniers, favoris, brouillons, préférences et catalogue sont effacés de cet appareil. La boutique garde les
            demandes qu’elle a déjà reçues.
          </Trans>
        </p>
        <Button tone="danger" onClick={() => setStage('asking')}>
          {t`Tout effacer de cet appareil`}
        </Button>
      </div>
      <Sheet
        open={stage !== 'closed'}
        onClose={() => (stage === 'sending' ? undefined : setStage('closed'))}
        title={stage === 'left' ? <UnsentTitle count={unsent} /> : t`Tout effacer de cet appareil ?`}
        closeLabel={t`Fermer`}
        footer={
          <div className={columns({ of: 'pair' })}>
            <Button tone="line" onClick={() => setStage('closed')} disabled={stage === 'sending'}>
              {t`Rester`}
            </Button>
            <Button
              tone="danger"
              loading={stage === 'sending'}
              onClick={() => (stage === 'left' ? void forget(true) : begin())}
            >
              {stage === 'left' ? t`Les supprimer` : t`Tout effacer`}
            </Button>
          </div>
        }
      >
        {stage === 'asking' ? <WhatGoes /> : null}
        <Consequences stage={stage} unsent={unsent} />
      </Sheet>
    </section>
  );
}

function UnsentTitle({ count }: { count: number }) {
  return count === 1 ? (
    <Trans>1 modification n’a pas pu être envoyée</Trans>
  ) : (
    <Trans>{count} modifications n’ont pas pu être envoyées</Trans>
  );
}

function Consequences({ stage, unsent }: { stage: Stage; unsent: number }) {
  const { t } = useLingui();
  const save = useExportWork();
  if (unsent === 0) return <p>{t`La boutique a reçu tout ce que vous avez envoyé : aucune demande ne sera perdue.`}</p>;
  if (stage !== 'left')
    return (
      <p>
        {unsent === 1
          ? t`1 modification n’est pas envoyée. Nous essayons d’abord de l’envoyer.`
          : t`${unsent} modifications ne sont pas envoyées. Nous essayons d’abord de les envoyer.`}
      </p>
    );
  return (
    <div className={formLayout().stack}>
      <Note tone="warn">{t`Les supprimer est définitif. Vous pouvez d’abord les garder dans un fichier.`}</Note>
      <Button tone="line" onClick={() => void save()}>
        {t`Enregistrer dans un fichier`}
      </Button>
    </div>
  );
}
