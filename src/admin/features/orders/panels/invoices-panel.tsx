import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toInvoice } from '#core/domain/order/quantities.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { INVOICE_WORDS } from '#src/admin/parts/desk/invoice-words.ts';
import { INVOICE_TONES } from '../order-words.ts';

/** The invoices of an order: whether each is paid, and until when it has to be. */
export function InvoicesPanel({ desk, current }: { desk: OrderDesk; current: string }) {
  const { t, i18n } = useLingui();
  const { money, date } = useFormat();
  const classes = deskLayout();
  const { invoices, lines } = desk;
  const waiting = lines.reduce((all, line) => all + toInvoice(line), 0);
  return (
    <DeskPanel title={t`Factures`} beside={invoices.length === 0 ? null : <span>{invoices.length}</span>}>
      {invoices.length === 0 ? <p className={classes.body}>{t`Aucune facture pour le moment.`}</p> : null}
      {invoices.length === 0 ? null : (
        <ul aria-label={t`Factures`} className={classes.rows}>
          {invoices.map(({ uuid, number, state, issuedAt, dueAt, total }) => (
            <DeskRow key={uuid} isCurrent={uuid === current}>
              <div>
                <b>{number}</b>
                <StatusTag tone={INVOICE_TONES[state]}>{i18n._(INVOICE_WORDS[state])}</StatusTag>
              </div>
              <span>{money(total)}</span>
              <span className={classes.when}>
                {dueAt === null || state === 'paid' || state === 'refunded'
                  ? t`Émise le ${date(issuedAt)}`
                  : t`Émise le ${date(issuedAt)}, à payer avant le ${date(dueAt)}`}
              </span>
            </DeskRow>
          ))}
        </ul>
      )}
      {invoices.length > 0 && waiting > 0 ? (
        <p className={classes.body}>
          {waiting === 1 ? t`1 article reste à facturer.` : t`${waiting} articles restent à facturer.`}
        </p>
      ) : null}
    </DeskPanel>
  );
}
