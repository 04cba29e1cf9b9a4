import { useLingui } from '@lingui/react/macro';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import type { RecordActionsOf } from '#src/admin/screens/form/record-form.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { DATA_TAB, TAB_PARAMETER } from './customer-tab.ts';

/** A request as every record, with the way to the customer's record, where it is answered. */
export function DataRequestForm() {
  const { may } = useAdmin();
  return <FormScreen resource={useResource()} {...(may('customers.view') ? { Actions: ToCustomer } : {})} />;
}

/** Nobody stands behind a request any more once the customer was forgotten. */
function ToCustomer({ row }: RecordActionsOf) {
  const { t } = useLingui();
  const customer: unknown = Reflect.get(row.fields, 'customer');
  const isForgotten = row.computed?.['isForgotten'] === true;
  if (typeof customer !== 'string' || isForgotten) return null;
  return (
    <LinkButton tone="line" href={adminHref('admin.customers.edit', { id: customer }, { [TAB_PARAMETER]: DATA_TAB })}>
      {t`Répondre sur la fiche du client`}
    </LinkButton>
  );
}
