/** The photos of a return: those that wait are shown from this device, the others come from the shop. */
import { useLingui } from '@lingui/react/macro';
import { formLayout, returnPhotos } from '#styled/recipes';
import { rmaImageShowRoute } from '#core/contract/returns/rma-files.ts';
import type { RmaImage, RmaRecord } from '#core/contract/returns/rma-record.ts';
import { urlOf } from '#src/api/route-table.ts';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { StandingLabel } from '#src/shop/features/account/standing-label.tsx';
import { useView } from '#src/shop/store/state.ts';

export function ReturnPhotos({ record }: { record: RmaRecord }) {
  const { t } = useLingui();
  const online = useView((state) => state.connection.online);
  const layout = formLayout();
  if (record.images.length === 0) return null;
  return (
    <section>
      <h2 className={layout.group}>{t`Photos`}</h2>
      <ul className={returnPhotos().list}>
        {record.images.map((image, at) => (
          <Photo key={image.uuid} rma={record.uuid} image={image} place={at + 1} />
        ))}
      </ul>
      {online || record.images.every(({ waiting }) => waiting !== undefined) ? null : (
        <p className={layout.small}>{t`Les photos envoyées s’afficheront au retour du réseau.`}</p>
      )}
    </section>
  );
}

const addressOf = (rma: string, { uuid, waiting }: RmaImage): string =>
  waiting === undefined
    ? urlOf({ uri: rmaImageShowRoute.uri, methods: [rmaImageShowRoute.method] }, { rma, image: uuid })
    : `data:${waiting.mime};base64,${waiting.data}`;

function Photo({ rma, image, place }: { rma: string; image: RmaImage; place: number }) {
  const { t } = useLingui();
  const standing = useStanding((change) => change.kind === 'rmaImage' && change.uuid === image.uuid);
  return (
    <li>
      <img className={returnPhotos().picture} src={addressOf(rma, image)} alt={t`Photo ${place} du retour`} />
      <StandingLabel standing={image.waiting === undefined ? null : standing} />
    </li>
  );
}
