import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';

/** The page of a record, new or known. */
export function FormPage() {
  return <FormScreen resource={useResource()} />;
}
