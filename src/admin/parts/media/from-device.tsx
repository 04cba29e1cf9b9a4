import { useLingui } from '@lingui/react/macro';
import { Note } from '#src/ui/note/note.tsx';

/** Without the network the library is asked on this device, which knows every file it was told of. */
export function FromDevice() {
  const { t } = useLingui();
  return (
    <Note tone="info" role="status">
      {t`Sans réseau, voici les fichiers que cet appareil connaît. Les images déjà vues s’affichent, les autres à leur nom.`}
    </Note>
  );
}
