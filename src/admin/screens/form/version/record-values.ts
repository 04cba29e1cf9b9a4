/** A version of a record as a form holds it: its fields, what it says in each language, what differs in a channel. */
import type { Field } from '#core/resources/field.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RecordValues {
  readonly fields: Values;
  /** By language. */
  readonly translations?: Readonly<Record<string, Values>>;
  /** By code of the channel; what is not there is inherited. */
  readonly channels?: Readonly<Record<string, Values>>;
}

/** Its name in the form and in the body of the routes: `fields.code`, `translations.fr_FR.name`. */
export type PlacePath = `${'fields' | 'translations' | 'channels'}.${string}`;

/** One place of a form: a field, in a language or a channel where it has a value of its own there. */
export interface FieldPlace {
  readonly path: PlacePath;
  /** In its set. */
  readonly name: string;
  readonly field: Field;
  readonly locale?: string;
  readonly channel?: string;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** What a version holds at a place; undefined for nothing, which in a channel means: as it is inherited. */
export function valueAt(values: RecordValues, path: string): unknown {
  let at: unknown = values;
  for (const key of path.split('.')) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** The version with another value at a place; undefined takes it away. */
export function withValue(values: RecordValues, path: string, value: unknown): RecordValues {
  const [part = '', ...keys] = path.split('.');
  return { ...values, [part]: put(Reflect.get(values, part), keys, value) };
}

function put(held: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const { [key]: before, ...others } = isObject(held) ? held : {};
  const after = put(before, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}

/** What a field of text leads to that holds a file of the library. */
export const MEDIA = 'media';

/** A place of a file: its name is not among the words of the form. */
export const isFile = ({ field }: Pick<FieldPlace, 'field'>): boolean =>
  field.to === MEDIA || field.kind === 'picture' || field.kind === 'file';
