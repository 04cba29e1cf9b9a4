/** What the shop has of a customer beside the profile. */
import { useLingui } from '@lingui/react/macro';
import { historyView } from '#styled/recipes';
import { displayPhone } from '#core/domain/text/phone.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { INVOICE_WORDS } from '#src/admin/parts/desk/invoice-words.ts';
import { useRecordHref } from '#src/admin/parts/use-record-href.ts';
import { countryName } from '#src/forms/countries.ts';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Panel } from './panel.tsx';
import { PapersTable } from './papers-table.tsx';

interface OfCustomer {
  uuid: string;
}

export function OrdersPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useRecordHref();
  const answered = useAnswer('api.admin.customers.orders', { params: { uuid } });
  return (
    <Panel answered={answered} empty={t`Aucune commande pour le moment.`}>
      {(rows) => (
        <PapersTable
          label={t`Commandes`}
          more={t`Articles`}
          rows={rows.map((one) => ({
            ...one,
            state: i18n._(ORDER_WORDS[one.status]),
            more: String(one.articles),
            href: hrefOf('admin.orders.edit', one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}

export function QuotesPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useRecordHref();
  const answered = useAnswer('api.admin.customers.quotes', { params: { uuid } });
  return (
    <Panel answered={answered} empty={t`Aucune demande de devis pour le moment.`}>
      {(rows) => (
        <PapersTable
          label={t`Devis`}
          more={t`Espace`}
          rows={rows.map((one) => ({
            ...one,
            state: i18n._(QUOTE_STATE_WORDS[one.state]),
            more: one.area,
            href: hrefOf('admin.quotes.edit', one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}

export function InvoicesPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useRecordHref();
  const answered = useAnswer('api.admin.customers.invoices', { params: { uuid } });
  return (
    <Panel answered={answered} empty={t`Aucune facture pour le moment.`}>
      {(rows) => (
        <PapersTable
          label={t`Factures`}
          more={t`Commande`}
          rows={rows.map((one) => ({
            ...one,
            state: i18n._(INVOICE_WORDS[one.state]),
            more: one.order,
            href: hrefOf('admin.orders.edit', one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}

export function AddressesPanel({ uuid }: OfCustomer) {
  const { t } = useLingui();
  const locale = useLocale();
  const answered = useAnswer('api.admin.customers.addresses', { params: { uuid } });
  return (
    <Panel answered={answered} empty={t`Aucune adresse enregistrée.`}>
      {(rows) => (
        <table className={historyView().table} aria-label={t`Adresses`}>
          <thead>
            <tr>
              <th scope="col">{t`Nom`}</th>
              <th scope="col">{t`Adresse`}</th>
              <th scope="col">{t`Téléphone`}</th>
              <th scope="col">{t`Par défaut`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.uuid}>
                <th scope="row">{[one.label, one.name, one.company].filter(Boolean).join(', ')}</th>
                <td>
                  {[...one.lines, `${one.postcode} ${one.city}`, countryName(one.country, locale)].join(', ')}
                  {one.note === null ? null : <p>{one.note}</p>}
                </td>
                <td>{one.phone === null ? '' : displayPhone(one.phone)}</td>
                <td>
                  {[one.isDefaultBilling ? t`Facturation` : '', one.isDefaultShipping ? t`Livraison` : '']
                    .filter(Boolean)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
