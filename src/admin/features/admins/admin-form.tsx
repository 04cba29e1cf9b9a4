import { useAdmin } from '#src/admin/port/port.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import type { RecordActionsOf } from '#src/admin/screens/form/record-form.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { DropSecondFactor } from './drop-second-factor.tsx';
import { InviteAgain } from './invite-again.tsx';

/** Who works here as every record, and what helps somebody in who cannot enter. */
export function AdminForm() {
  return <FormScreen resource={useResource()} Actions={HelpIn} />;
}

/** Nobody needs it for the own account: its second factor is on the own profile. */
function HelpIn({ uuid, row, onReload }: RecordActionsOf) {
  const { admin, may } = useAdmin();
  const isActive = 'isActive' in row.fields && row.fields.isActive === true;
  const { hasPassword, hasSecondFactor } = row.computed ?? {};
  if (uuid === admin?.id) return null;
  return (
    <>
      {hasPassword === false && isActive && may('admins.store') ? <InviteAgain uuid={uuid} /> : null}
      {hasSecondFactor === true && may('admins.update') ? <DropSecondFactor uuid={uuid} onDropped={onReload} /> : null}
    </>
  );
}
