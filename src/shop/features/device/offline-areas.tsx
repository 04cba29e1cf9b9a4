import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columns, formLayout } from '#styled/recipes';
import type { AreaOutcome } from '#src/catalogue/prefetch/prefetcher.ts';
import type { AreaOnDevice } from '#src/catalogue/prefetch/areas-on-device.ts';
import { isMetered } from '#src/catalogue/prefetch/connection.ts';
import { AreasShape } from '#src/shop/features/device/areas-shape.tsx';
import { useOfflineAreas, type OfflineAreasOnDevice } from '#src/shop/features/device/use-offline-areas.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

const MEGABYTE = 1_000_000;

/** Everything about every article of an area, without the network: what it takes is said before anything is fetched. */
export function OfflineAreas() {
  const { areas, keep, release } = useOfflineAreas();
  const phase = useView((state) => state.catalogue?.phase);
  if (areas === null) return phase === 'absent' || phase === 'onDemand' ? null : <AreasShape />;
  return areas.map((here) => <OfflineArea key={here.area} here={here} keep={keep} release={release} />);
}

function OfflineArea({ here, keep, release }: { here: AreaOnDevice } & Omit<OfflineAreasOnDevice, 'areas'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [outcome, setOutcome] = useState<AreaOutcome | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { area, products, detailed, isSmall, isKept, isComing } = here;
  const isWhole = detailed === products;
  const title = area === 'auto' ? t`Catalogue auto complet` : t`Catalogue moto complet`;
  const [count, all] = [format.number(detailed), format.number(products)];
  const size = format.number(Math.ceil(here.missingBytes / MEGABYTE));

  const begin = async (): Promise<void> => {
    setAsking(false);
    setOutcome(null);
    setOutcome(await keep(area));
  };
  return (
    <section aria-label={title}>
      <h3 className={formLayout().group}>{title}</h3>
      <div className={formLayout().stack}>
        {isWhole ? (
          <p className={formLayout().small}>{t`Les ${all} produits sont sur cet appareil, avec tous leurs détails.`}</p>
        ) : (
          <>
            <ProgressBar label={t`Fiches complètes`} figure={t`${count} sur ${all}`} value={detailed} max={products} />
            <p className={formLayout().small}>
              {t`Les listes et la recherche sont déjà là. Les pages de produits qui manquent prendront environ ${size} Mo sur cet appareil.`}
            </p>
          </>
        )}
        <Ending outcome={isComing || isWhole ? null : outcome} />
        {isWhole || isComing ? null : (
          <Button tone="line" onClick={() => (isMetered() ? setAsking(true) : void begin())}>
            {isKept
              ? t`Reprendre`
              : area === 'auto'
                ? t`Rendre tout le catalogue auto disponible hors ligne`
                : t`Rendre tout le catalogue moto disponible hors ligne`}
          </Button>
        )}
        {isKept && !isSmall ? (
          <Button tone="text" onClick={() => void release(area)}>
            {isComing ? t`Arrêter et libérer la place` : t`Libérer la place`}
          </Button>
        ) : null}
      </div>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Télécharger maintenant ?`}
        closeLabel={t`Fermer`}
        footer={
          <div className={columns({ of: 'pair' })}>
            <Button tone="line" onClick={() => setAsking(false)}>
              {t`Plus tard`}
            </Button>
            <Button onClick={() => void begin()}>{t`Télécharger`}</Button>
          </div>
        }
      >
        <p>
          <Trans>
            Cette connexion est peut-être facturée au volume, ou l’économie de données est active. Il reste environ{' '}
            {size} Mo à recevoir, moins une fois compressés.
          </Trans>
        </p>
      </Sheet>
    </section>
  );
}

/** Why it stopped before the end; what came stays. */
function Ending({ outcome }: { outcome: AreaOutcome | null }) {
  const { t } = useLingui();
  if (outcome === 'unreachable')
    return (
      <Note role="status" title={t`Interrompu.`}>
        {t`Ce qui est téléchargé est conservé. Le reste sera téléchargé au retour du réseau.`}
      </Note>
    );
  if (outcome !== 'full') return null;
  return (
    <Note role="status" tone="warn" title={t`La place manque sur cet appareil.`}>
      {t`Ce qui est arrivé reste. Libérez de la place, puis reprenez.`}
    </Note>
  );
}
