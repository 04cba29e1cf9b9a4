import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** Gives up what the shop does not have; asked once, since it stands nowhere else. */
export function DiscardButton({ draft }: { draft: Pick<Draft, 'base' | 'discard'> }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <>
      <Button tone="line" onClick={() => setAsked(true)}>{t`Abandonner mes modifications`}</Button>
      <Sheet
        open={isAsked}
        onClose={close}
        title={t`Abandonner vos modifications ?`}
        closeLabel={t`Fermer`}
        footer={
          <div className={formLayout().actions}>
            <Button tone="line" onClick={close}>{t`Continuer à écrire`}</Button>
            <Button
              tone="danger"
              onClick={() => {
                close();
                void draft.discard();
              }}
            >{t`Abandonner`}</Button>
          </div>
        }
      >
        <p>
          {draft.base === null
            ? t`Ce qui est écrit n’existe que sur cet appareil : il n’en restera rien.`
            : t`Ce que vous avez écrit depuis la version de la boutique n’existe que sur cet appareil : il n’en restera rien.`}
        </p>
      </Sheet>
    </>
  );
}
