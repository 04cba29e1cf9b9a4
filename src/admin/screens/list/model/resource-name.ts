import { RESOURCES } from '#core/resources/all.ts';
import type { Resource } from '#core/resources/resource.ts';

export type ResourceName = Resource['name'];

/** The managed thing of a name; null where the back office has none. */
export const resourceNamed = (name: string | undefined): ResourceName | null =>
  RESOURCES.find((one) => one.name === name)?.name ?? null;
