/** What the customer photographed: each opens in its size. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { routeHref } from '#src/admin/port/route-href.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { Link } from '#src/ui/link/link.tsx';

export function PhotosPanel({ desk: { uuid, photos } }: { desk: RmaDesk }) {
  const { t } = useLingui();
  const { online } = useSnapshot(connection);
  const classes = deskLayout();
  return (
    <DeskPanel title={t`Photos`} beside={photos.length === 0 ? null : <span>{photos.length}</span>}>
      {photos.length === 0 ? <p className={classes.body}>{t`Le client n’a joint aucune photo.`}</p> : null}
      {photos.length === 0 ? null : (
        <ul aria-label={t`Photos`} className={classes.photos}>
          {photos.map((photo, place) => {
            const href = routeHref('api.admin.rma.photo', { uuid, photo });
            return href === null ? null : (
              <li key={photo}>
                <Link href={href} opensTab>
                  <img src={href} alt={t`Photo ${place + 1} du retour`} loading="lazy" decoding="async" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {online || photos.length === 0 ? null : (
        <p className={classes.body}>{t`Les photos envoyées s’afficheront au retour du réseau.`}</p>
      )}
    </DeskPanel>
  );
}
