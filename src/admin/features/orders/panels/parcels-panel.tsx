/** What was sent of an order, where it is, and what may be done with it. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout, textLink } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { SHIPMENT_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { offeredParcelMoves, type OpenMove, type ParcelMoveKind } from '../offered-moves.ts';
import { SHIPMENT_TONES } from '../order-words.ts';

interface ParcelsPanelProps {
  desk: OrderDesk;
  current: string;
  onMove: (move: OpenMove) => void;
}

export function ParcelsPanel({ desk, current, onMove }: ParcelsPanelProps) {
  const { t } = useLingui();
  const classes = deskLayout();
  const { parcels, lines } = desk;
  const waiting = lines.reduce((all, line) => all + toShip(line), 0);
  const none = lines.some((line) => line.isStockable) ? t`Rien n’est encore expédié.` : t`Rien n’est à expédier.`;
  return (
    <DeskPanel title={t`Expéditions`} beside={parcels.length === 0 ? null : <span>{parcels.length}</span>}>
      {parcels.length === 0 ? <p className={classes.body}>{none}</p> : null}
      {parcels.length === 0 ? null : (
        <ul aria-label={t`Expéditions`} className={classes.rows}>
          {parcels.map((parcel) => (
            <DeskRow key={parcel.uuid} isCurrent={parcel.uuid === current}>
              <OneParcel desk={desk} parcel={parcel} onMove={onMove} />
            </DeskRow>
          ))}
        </ul>
      )}
      {parcels.length > 0 && waiting > 0 ? (
        <p className={classes.body}>
          {waiting === 1 ? t`1 article reste à expédier.` : t`${waiting} articles restent à expédier.`}
        </p>
      ) : null}
    </DeskPanel>
  );
}

interface OneParcelProps extends Omit<ParcelsPanelProps, 'current'> {
  parcel: OrderDesk['parcels'][number];
}

function OneParcel({ desk, parcel, onMove }: OneParcelProps) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const classes = deskLayout();
  const { uuid, number, status, carrier, source, trackNumber, trackUrl } = parcel;
  const dates = [
    t`Préparée le ${dateTime(parcel.createdAt)}`,
    parcel.shippedAt === null ? '' : t`expédiée le ${dateTime(parcel.shippedAt)}`,
    parcel.readyAt === null ? '' : t`prête au retrait le ${dateTime(parcel.readyAt)}`,
    parcel.deliveredAt === null ? '' : t`livrée le ${dateTime(parcel.deliveredAt)}`,
  ].filter((word) => word !== '');
  const words: Readonly<Record<ParcelMoveKind, string>> = {
    ready: t`Prête au retrait`,
    track: t`Suivi`,
    delivered: t`Livrée`,
    callBack: t`Rappeler`,
  };
  const named = (line: string): string => desk.lines.find((one) => one.uuid === line)?.name ?? '';
  return (
    <>
      <div>
        <b>{number}</b>
        <StatusTag tone={SHIPMENT_TONES[status]}>{i18n._(SHIPMENT_WORDS[status])}</StatusTag>
      </div>
      <span>{t`${carrier}, de ${source}`}</span>
      {trackNumber === null ? null : (
        <span>
          {t`Suivi`}{' '}
          {trackUrl === null ? (
            <b>{trackNumber}</b>
          ) : (
            <Link href={trackUrl} opensTab className={textLink()}>
              {trackNumber}
            </Link>
          )}
        </span>
      )}
      <ul aria-label={t`Articles de ${number}`}>
        {parcel.lines.map(({ line, quantity }) => (
          <li key={line}>{t`${quantity} × ${named(line)}`}</li>
        ))}
      </ul>
      <span className={classes.when}>{dates.join(', ')}</span>
      <div className={classes.buttons}>
        {offeredParcelMoves(desk, parcel, may).map((kind) => (
          <Button
            key={kind}
            tone={kind === 'callBack' ? 'danger' : 'line'}
            size="sm"
            disabled={!online}
            aria-label={`${words[kind]}, ${number}`}
            {...(online ? {} : { title: t`Sans réseau, une commande se lit seulement.` })}
            onClick={() => onMove({ kind, parcel: uuid })}
          >
            {words[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}
