import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { office } from '#styled/recipes';
import { connection } from '#src/admin/store/connection.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** Without a network: since when, and what still holds. */
export function OfflineBand() {
  const { t } = useLingui();
  const format = useFormat();
  const { online, since } = useSnapshot(connection);
  const { durable } = useSnapshot(queue);
  if (online) return null;
  const at = since === null ? null : format.time(since);
  return (
    <div className={office().band}>
      <Icon glyph={wifiSlash} />
      <p>
        <b>{at === null ? t`Hors connexion.` : t`Hors connexion depuis ${at}.`}</b>{' '}
        {durable ? (
          <Trans>
            Vous voyez ce que cet appareil a gardé. Ce que vous écrivez y reste et sera envoyé au retour du réseau.
          </Trans>
        ) : (
          <Trans>
            Ce que vous écrivez n’est gardé que dans cet onglet jusqu’au retour du réseau : ne le fermez pas.
          </Trans>
        )}
      </p>
    </div>
  );
}
