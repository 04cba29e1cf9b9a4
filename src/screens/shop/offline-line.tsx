import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '#src/screens/shop/device-state.ts';
import { Note } from '#src/ui/note/note.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs.ts';

/** One line under the bar while there is no network: no button, no repetition. A page may say more than the usual. */
export function OfflineLine({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  if (useOnline()) return null;
  return (
    <Note band glyph={wifiSlash} role="status" title={t`Hors connexion.`}>
      {children ?? <Trans>Le catalogue enregistré reste consultable. L’envoi reprendra seul.</Trans>}
    </Note>
  );
}
