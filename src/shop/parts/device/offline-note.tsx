import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

/** What is known without a network. */
export function OfflineNote({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Note band glyph={wifiSlash} title={t`Hors connexion.`}>
      {children ?? <Trans>Le catalogue enregistré reste consultable. L’envoi reprendra seul.</Trans>}
    </Note>
  );
}
