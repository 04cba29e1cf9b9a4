/** The terms of what is proposed, and its paper. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { routeHref } from '#src/admin/port/route-href.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';
import { Told } from '#src/admin/parts/desk/told.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export function ProposalPanel({ desk: { uuid, number, proposal, order, validityDays } }: { desk: QuoteDesk }) {
  const { t } = useLingui();
  const { date, dateTime } = useFormat();
  const classes = deskLayout();
  if (proposal === null) {
    return (
      <DeskPanel title={t`Proposition`}>
        <p className={classes.body}>
          {validityDays === 1
            ? t`Rien n’est encore proposé. Une proposition engage la boutique 1 jour, sauf autre durée.`
            : t`Rien n’est encore proposé. Une proposition engage la boutique ${validityDays} jours, sauf autre durée.`}
        </p>
      </DeskPanel>
    );
  }
  const { version, validUntil, proposedAt, acceptedAt, deliveryDelay, conditions } = proposal;
  const href = routeHref('api.admin.quotes.paper', { uuid });
  return (
    <DeskPanel title={t`Proposition`} beside={<span>{t`Version ${version}`}</span>}>
      <div className={classes.body}>
        <Told term={t`Envoyée le`}>{dateTime(proposedAt)}</Told>
        {validUntil === null ? null : <Told term={t`Valable jusqu’au`}>{date(validUntil)}</Told>}
        {acceptedAt === null ? null : <Told term={t`Acceptée le`}>{dateTime(acceptedAt)}</Told>}
        {deliveryDelay === null ? null : <Told term={t`Délai de livraison`}>{deliveryDelay}</Told>}
        {conditions === null ? null : (
          <Told term={t`Conditions`}>
            <p className={classes.written}>{conditions}</p>
          </Told>
        )}
        {order === null ? null : (
          <Told term={t`Commande`}>
            <RecordLink page="admin.orders.edit" id={order.uuid} number={order.number} />
          </Told>
        )}
        {href === null ? null : (
          <Link href={href} opensTab className={textLink({ alone: true })}>
            <Icon glyph={fileText} />
            {t`Devis ${number}, version ${version} (PDF)`}
          </Link>
        )}
      </div>
    </DeskPanel>
  );
}
