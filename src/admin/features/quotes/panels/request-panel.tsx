/** What was asked for beside the articles, as it was written. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Told } from '#src/admin/parts/desk/told.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

export function RequestPanel({ desk: { vehicle, wantedDate, comment, place } }: { desk: QuoteDesk }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const classes = deskLayout();
  const where = `${place.postcode} ${place.city}`.trim();
  const isSilent = [vehicle, wantedDate, comment].every((said) => said === null || said === '');
  return (
    <DeskPanel title={t`Demande`}>
      <div className={classes.body}>
        {comment === null || comment === '' ? null : (
          <Told term={t`Message du client`}>
            <p className={classes.written}>{comment}</p>
          </Told>
        )}
        {vehicle === null || vehicle === '' ? null : <Told term={t`Véhicule`}>{vehicle}</Told>}
        {wantedDate === null ? null : <Told term={t`Date souhaitée`}>{date(wantedDate)}</Told>}
        {where === '' ? null : <Told term={t`Lieu`}>{where}</Told>}
        {isSilent ? <p className={classes.when}>{t`Le client n’a rien écrit avec sa demande.`}</p> : null}
      </div>
    </DeskPanel>
  );
}
