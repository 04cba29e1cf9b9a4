import { namesOf, type Resource } from '#core/resources/resource.ts';
import type { Managed } from '#core/resources/resource-rows.ts';

/** What a record is called where it has to be told from others. */
export function titleOf(resource: Resource, { fields, computed }: Managed): string {
  const said: Readonly<Record<string, unknown>> = { ...computed, ...fields };
  return namesOf(resource)
    .map((name) => said[name])
    .filter((one) => typeof one === 'string' && one !== '')
    .join(' ');
}
