/**
 * What an attribute of a product may be (domain 2.2): of each type which control asks for it, and what shopkeepers may say
 * of one. Nothing compares a type with a name: it asks `factsOfAttribute`.
 */
import type { FieldKind } from '#core/domain/fields/field.ts';

export interface AttributeFacts {
  /** Whose verbs judge its values (`core/domain/fields`). */
  readonly kind: FieldKind;
  /** Its answers are rows; a product holds the ids of those it has. */
  readonly options?: 'one' | 'several';
  /** Lists can be narrowed by it. */
  readonly filters?: true;
  /** No two products may have the same value. */
  readonly unique?: true;
  /** Variants of a product can differ in it. */
  readonly configures?: true;
  /** Its text may have to look like something. */
  readonly validated?: true;
  /** A language may have a text of its own. */
  readonly translated?: true;
  /** It may be measured in something. */
  readonly measured?: true;
  /** A new product may begin with a value, which is typed as a text. */
  readonly preset?: true;
  /** Words of it can be searched. */
  readonly searched?: true;
}

const FACTS = {
  text: {
    kind: 'text',
    unique: true,
    validated: true,
    translated: true,
    measured: true,
    preset: true,
    searched: true,
  },
  textarea: { kind: 'multiline', translated: true, preset: true, searched: true },
  number: { kind: 'decimal', filters: true, measured: true, preset: true },
  price: { kind: 'money', filters: true, preset: true },
  boolean: { kind: 'boolean', filters: true, preset: true },
  select: {
    kind: 'choice',
    options: 'one',
    filters: true,
    configures: true,
    measured: true,
    searched: true,
  },
  multiselect: {
    kind: 'choices',
    options: 'several',
    filters: true,
    measured: true,
    searched: true,
  },
  checkbox: { kind: 'choices', options: 'several', filters: true, searched: true },
  date: { kind: 'day' },
  datetime: { kind: 'instant' },
  image: { kind: 'picture' },
  file: { kind: 'file' },
} as const satisfies Readonly<Record<string, AttributeFacts>>;

export type AttributeType = keyof typeof FACTS;

export const factsOfAttribute = (type: AttributeType): AttributeFacts => FACTS[type];

export const ATTRIBUTE_TYPES: readonly AttributeType[] = Object.keys(FACTS).filter(isAttributeType);

export function isAttributeType(text: string): text is AttributeType {
  return Object.hasOwn(FACTS, text);
}

/** What a text may have to look like (domain 2.2). */
export const VALIDATIONS = ['numeric', 'decimal', 'email', 'url', 'regex'] as const;
export type Validation = (typeof VALIDATIONS)[number];

/** How its options are shown to choose from. */
export type SwatchType = 'dropdown' | 'color' | 'image' | 'text';
