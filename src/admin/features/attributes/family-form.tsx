import { FormPartsProvider } from '#src/admin/screens/form/layout/form-parts.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { GroupsField } from './groups/groups-field.tsx';

const PARTS = { widgets: { groups: GroupsField } };

/** A family as every record, with its groups in two columns. */
export function FamilyForm() {
  return (
    <FormPartsProvider value={PARTS}>
      <FormScreen resource={useResource()} />
    </FormPartsProvider>
  );
}
