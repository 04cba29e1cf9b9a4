import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import type { RecordPanel } from '#src/admin/screens/form/record-form.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { setActiveTab } from '#src/admin/store/header.ts';
import { DATA_TAB, TAB_PARAMETER } from './customer-tab.ts';
import { DataPanel } from './data-panel.tsx';
import { LoginAs } from './login-as.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { AddressesPanel, InvoicesPanel, OrdersPanel, QuotesPanel } from './panels.tsx';
import { ReturnsPanel } from './returns-panel.tsx';

/** A customer as every record, with what the shop has of them in tabs beside: those that one may see. */
export function CustomerForm() {
  const { t } = useLingui();
  const { may } = useAdmin();
  const wanted = useRoute().query.get(TAB_PARAMETER);
  useEffect(() => {
    if (wanted !== null) setActiveTab(wanted);
  }, [wanted]);
  const panels: readonly (RecordPanel & { readonly permission: PermissionKey })[] = [
    { key: 'addresses', label: t`Adresses`, permission: 'customers.addresses', Panel: AddressesPanel },
    { key: 'orders', label: t`Commandes`, permission: 'customers.orders', Panel: OrdersPanel },
    { key: 'quotes', label: t`Devis`, permission: 'quotes.index', Panel: QuotesPanel },
    { key: 'returns', label: t`Retours`, permission: 'rma.index', Panel: ReturnsPanel },
    { key: 'invoices', label: t`Factures`, permission: 'customers.invoices', Panel: InvoicesPanel },
    { key: 'notes', label: t`Notes`, permission: 'customers.notes', Panel: NotesPanel },
    { key: DATA_TAB, label: t`Données`, permission: 'data-requests.index', Panel: DataPanel },
  ];
  return (
    <FormScreen
      resource={useResource()}
      panels={panels.filter(({ permission }) => may(permission))}
      {...(may('customers.login-as') ? { Actions: LoginAs } : {})}
    />
  );
}
