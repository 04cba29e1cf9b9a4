import { Trans, useLingui } from '@lingui/react/macro';
import { useView } from '#src/shop/store/state.ts';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

/** What of the account cannot be done without the shop. */
export function NeedsNetwork() {
  const { t } = useLingui();
  const online = useView((state) => state.connection.online);
  if (online) return null;
  return (
    <Note role="status" glyph={wifiSlash} title={t`Cette page nécessite une connexion Internet.`}>
      <Trans>Mot de passe, adresse e-mail et connexions se gèrent avec la boutique, dès que le réseau est là.</Trans>
    </Note>
  );
}
