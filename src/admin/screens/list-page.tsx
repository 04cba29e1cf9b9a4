import { RESOURCES } from '#core/resources/all.ts';
import { ListScreen } from '#src/admin/screens/list/list-screen.tsx';
import { askedOf, readAddress } from '#src/admin/screens/list/model/list-address.ts';
import { factsOf } from '#src/admin/screens/list/model/list-facts.ts';
import { useResource } from '#src/admin/screens/resource-of.ts';

/** What the list of a managed thing asks for at an address; null where no such thing is. */
export function questionAt(name: string, query: URLSearchParams) {
  const resource = RESOURCES.find((one) => one.name === name);
  if (resource === undefined) return null;
  const state = readAddress(query, factsOf(resource).known);
  return { name: `api.admin.${resource.name}.index`, input: { query: askedOf(state) } } as const;
}

/** The page of a list. */
export function ListPage() {
  const resource = useResource();
  return <ListScreen key={resource.name} resource={resource} />;
}
