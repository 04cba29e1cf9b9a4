import { Trans } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { AdminLink, useAdmin, useRoute } from '#src/admin/app/port.tsx';
import { FormPage } from '#src/admin/screens/form-page.tsx';

/** A role as every record, and the way to what it may do. */
export function RoleForm() {
  const { may } = useAdmin();
  const { params } = useRoute();
  const { id } = params;
  return (
    <>
      {id !== undefined && may('permissions.index') ? (
        <p className={list().note}>
          <AdminLink page="admin.roles.permissions" params={{ id }}>
            <Trans>Permissions de ce rôle</Trans>
          </AdminLink>
        </p>
      ) : null}
      <FormPage />
    </>
  );
}
