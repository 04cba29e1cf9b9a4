import type { GenericSchema } from 'valibot';

/** Where something stands in an input: keys, and 0 for any place of a list. */
export type Place = readonly (string | 0)[];

interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** Every place of a schema that takes a list, however it is wrapped. */
export function listsOf(schema: GenericSchema | undefined, place: Place = []): Place[] {
  if (schema === undefined) return [];
  const { type, item, value, wrapped, entries = {}, options = [], pipe = [] }: Parts = schema;
  const lists = [
    ...(type === 'array' ? [place] : []),
    ...listsOf(item, [...place, 0]),
    ...listsOf(value, [...place, 'any']),
    ...Object.entries(entries).flatMap(([key, one]) => listsOf(one, [...place, key])),
    ...[wrapped, ...options, ...pipe].filter(isSchema).flatMap((one) => listsOf(one, place)),
  ];
  return [...new Map(lists.map((one) => [JSON.stringify(one), one])).values()];
}

/** The input with something else at this place; what is missing on the way is made. */
export function withAt(input: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (key === 0) return [withAt(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const known: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  return { ...known, [key]: withAt(known[key], rest, value) };
}
