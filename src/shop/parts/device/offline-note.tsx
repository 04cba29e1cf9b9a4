import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

/** What is known without a network. */
export function OfflineNote({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Note band glyph={wifiSlash} title={t`Hors connexion.`}>
      {children ?? (
        <Trans>Vous pouvez continuer à regarder et à remplir votre panier. Tout partira au retour du réseau.</Trans>
      )}
    </Note>
  );
}
