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
      <Trans>
        Vous pourrez changer votre mot de passe, votre adresse e-mail et vos connexions dès le retour du réseau.
      </Trans>
    </Note>
  );
}
