import { RESOURCES } from '#core/resources/all.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useRoute } from '#src/admin/port/port.tsx';

/**
 * The definition whose page is on screen.
 * @throws Error on a page of no managed thing: a fault of the caller
 */
export function useResource(): Resource {
  const { page } = useRoute();
  const found = RESOURCES.find(({ name }) => name === page?.resource?.name);
  if (found === undefined) throw new Error('this page shows no managed thing');
  return found;
}
