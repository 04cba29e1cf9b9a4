import { bundle } from './bundle.ts';
import { configurable } from './configurable.ts';
import { downloadable } from './downloadable.ts';
import { grouped } from './grouped.ts';
import type { ProductTypeFacts } from './product-type.ts';
import { simple } from './simple.ts';
import { vehicle } from './vehicle.ts';
import { virtual } from './virtual.ts';

/** A type travels in pages as its place here, which devices keep: a new one comes last, and none is taken away. */
const ALL_TYPES = [simple, configurable, virtual, vehicle, grouped, bundle, downloadable] as const;

export type ProductType = (typeof ALL_TYPES)[number]['name'];

export const PRODUCT_TYPES: readonly ProductType[] = ALL_TYPES.map(({ name }) => name);

const BY_NAME: ReadonlyMap<string, ProductTypeFacts> = new Map(ALL_TYPES.map((type) => [type.name, type]));

/** Facts about a type; a device that meets one of a later build treats it as simple, as pages do. */
export function factsOfType(name: string): ProductTypeFacts {
  return BY_NAME.get(name) ?? simple;
}

/** The types of which something holds, for a query of the database. */
export function typesWhere(holds: (type: ProductTypeFacts) => boolean): ProductType[] {
  return ALL_TYPES.filter(holds).map(({ name }) => name);
}
