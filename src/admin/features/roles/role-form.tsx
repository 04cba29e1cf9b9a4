import { Trans } from '@lingui/react/macro';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { LinkButton } from '#src/ui/button/button.tsx';

/** A role as every record, and the way to what it may do. */
export function RoleForm() {
  return <FormScreen resource={useResource()} Actions={ToPermissions} />;
}

function ToPermissions({ uuid }: { uuid: string }) {
  const { may } = useAdmin();
  if (!may('permissions.index')) return null;
  return (
    <LinkButton tone="line" href={adminHref('admin.roles.permissions', { id: uuid })}>
      <Trans>Permissions</Trans>
    </LinkButton>
  );
}
