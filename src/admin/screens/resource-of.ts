import { RESOURCES } from '#core/resources/all.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useRoute } from '#src/admin/port/port.tsx';

/** The thing whose page shows a record of this one: itself, where its definition names no other. */
export const shownBy = (resource: Resource): Resource =>
  RESOURCES.find(({ name }) => name === resource.screen?.opens) ?? resource;

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
