import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { office } from '#styled/recipes';
import { queue } from '#src/admin/store/sync/queue.ts';
import { warning } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** A browser that keeps nothing – a private window, a database refused – is told of before anything is written. */
export function KeepsNothingBand() {
  const { t } = useLingui();
  const { durable } = useSnapshot(queue);
  if (durable) return null;
  return (
    <div className={office().band}>
      <Icon glyph={warning} />
      <p>
        <b>{t`Ce navigateur ne garde rien.`}</b>{' '}
        <Trans>Ce qui n’est pas encore dans la boutique sera perdu à la fermeture de l’onglet.</Trans>
      </p>
    </div>
  );
}
