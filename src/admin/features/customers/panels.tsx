/** What the shop has of a customer beside the profile. */
import { useLingui } from '@lingui/react/macro';
import { historyView } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { countryName } from '#src/forms/countries.ts';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Panel } from './panel.tsx';
import { PapersTable } from './papers-table.tsx';
import { INVOICE_WORDS } from '#src/admin/parts/desk/invoice-words.ts';

interface OfCustomer {
  uuid: string;
}

/** The page of an order, which is found by any of its papers too; nothing for who may not see it. */
function useOrderHref(): (uuid: string) => string | undefined {
  const { may } = useAdmin();
  return (id) => (may('orders.view') ? adminHref('admin.orders.edit', { id }) : undefined);
}

/** The page of a quote, for who may open it. */
function useQuoteHref(): (uuid: string) => string | undefined {
  const { may } = useAdmin();
  return (id) => (may('quotes.view') ? adminHref('admin.quotes.edit', { id }) : undefined);
}

export function OrdersPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useOrderHref();
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
            href: hrefOf(one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}

export function QuotesPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useQuoteHref();
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
            href: hrefOf(one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}

export function InvoicesPanel({ uuid }: OfCustomer) {
  const { t, i18n } = useLingui();
  const hrefOf = useOrderHref();
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
            href: hrefOf(one.uuid),
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
