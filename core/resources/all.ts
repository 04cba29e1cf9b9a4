/** Every managed thing of the back office: a definition and a line here. Only the server and the back office read it. */
import { inventorySources } from './configuration/inventory-sources.ts';
import type { Resource } from './resource.ts';

export const RESOURCES: readonly Resource[] = [inventorySources];
