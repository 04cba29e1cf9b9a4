import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { acknowledgeLosses, lostOnDevice } from '#src/shop/store/device/device-inventory.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** What the browser let go of by itself, until the person has read it. */
export function LostData() {
  const { t } = useLingui();
  const [lost, setLost] = useState(lostOnDevice);
  if (lost.size === 0) return null;
  return (
    <div className={formLayout().stack}>
      <Note tone="warn" title={t`Ce navigateur a effacé des données de la boutique.`}>
        {lost.has('work')
          ? t`Favoris, brouillons et modifications non envoyées de cet appareil sont perdus. Le panier déjà envoyé revient de la boutique.`
          : t`Le catalogue hors connexion revient tout seul. Vos paniers et vos saisies sont intacts.`}
      </Note>
      <Button
        tone="line"
        onClick={() => {
          acknowledgeLosses();
          setLost(new Set());
        }}
      >
        {t`J’ai compris`}
      </Button>
    </div>
  );
}
