import { ListScreen } from '#src/admin/screens/list/list-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';

/** The page of a list. */
export function ListPage() {
  const resource = useResource();
  return <ListScreen key={resource.name} resource={resource} />;
}
