/** The papers of an order, each as a PDF. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { DeskPaperKind } from '#core/contract/admin/orders/moves.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { routeHref } from '#src/admin/port/route-href.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface Paper {
  readonly kind: DeskPaperKind;
  readonly uuid: string;
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
}

export function DocumentsPanel({ desk }: { desk: OrderDesk }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { may } = useAdmin();
  const classes = deskLayout();
  const mayPrint = may('invoices.print');
  const papers: readonly Paper[] = [
    { kind: 'order', uuid: desk.uuid, name: t`Confirmation de commande`, at: desk.placedAt },
    ...(mayPrint ? desk.invoices : []).map(({ uuid, number, issuedAt }) => ({
      kind: 'invoice' as const,
      uuid,
      name: t`Facture ${number}`,
      at: issuedAt,
    })),
    ...(mayPrint ? desk.refunds : [])
      .filter(({ hasPaper }) => hasPaper)
      .map(({ uuid, number, at }) => ({ kind: 'credit_note' as const, uuid, name: t`Avoir ${number}`, at })),
    ...(may('shipments.view') ? desk.parcels : [])
      .filter(({ status }) => status !== 'canceled')
      .map(({ uuid, number, createdAt }) => ({
        kind: 'delivery_slip' as const,
        uuid,
        name: t`Bon de livraison ${number}`,
        at: createdAt,
      })),
  ];
  return (
    <DeskPanel title={t`Documents`}>
      <ul aria-label={t`Documents`} className={classes.rows}>
        {papers.map(({ kind, uuid, name, at }) => {
          const href = routeHref('api.admin.orders.paper', { order: desk.uuid, kind, uuid });
          return (
            <li key={`${kind} ${uuid}`} className={classes.row}>
              <div>
                {href === null ? (
                  name
                ) : (
                  <Link href={href} opensTab className={textLink({ alone: true })}>
                    <Icon glyph={fileText} />
                    {t`${name} (PDF)`}
                  </Link>
                )}
                <span className={classes.when}>{date(at)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </DeskPanel>
  );
}
