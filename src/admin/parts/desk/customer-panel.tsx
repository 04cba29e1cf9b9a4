import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { DeskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { AdminLink, useAdmin } from '#src/admin/port/port.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Who bought, and how they are reached. */
export function CustomerPanel({ buyer }: { buyer: DeskBuyer }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { customer, email, phone, company } = buyer;
  return (
    <DeskPanel
      title={t`Client`}
      beside={
        customer !== null && may('customers.view') ? (
          <AdminLink page="admin.customers.edit" params={{ id: customer }} className={textLink({ alone: true })}>
            {t`Fiche`}
          </AdminLink>
        ) : null
      }
    >
      <div className={deskLayout().body}>
        <b>{`${buyer.firstName} ${buyer.lastName}`.trim()}</b>
        {company === null ? null : (
          <div>
            <p>{[...new Set([company.name, company.tradeName])].filter((name) => name !== null).join(', ')}</p>
            {company.siret === null ? null : <p>{t`SIRET ${company.siret}`}</p>}
            {company.vatNumber === null ? null : <p>{t`TVA ${company.vatNumber}`}</p>}
          </div>
        )}
        {buyer.isProfessional ? <p>{t`Achat professionnel`}</p> : null}
        {customer === null ? <p>{t`Sans compte`}</p> : null}
        {email === '' ? null : (
          <Link href={`mailto:${email}`} className={textLink({ alone: true })}>
            {email}
          </Link>
        )}
        {phone === '' ? null : (
          <Link href={`tel:${phone}`} className={textLink({ alone: true })}>
            {displayPhone(phone)}
          </Link>
        )}
      </div>
    </DeskPanel>
  );
}
