import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { GroupsField } from './groups/groups-field.tsx';

const DRAWING = { own: { groups: GroupsField } } as const;

/** A family as every record, with its groups in two columns. */
export function FamilyForm() {
  return <FormScreen resource={useResource()} drawing={DRAWING} />;
}
