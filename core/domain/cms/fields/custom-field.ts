/** Fields that editors add to a type of content (domain 8.2). */
import type { FieldRule, FieldRules } from '#core/domain/fields/field.ts';
import type { Holding } from '#core/domain/fields/kind.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';

/** Characters of the name of a field. */
export const CODE_LIMIT = 64;
/** Repeaters in layouts in groups. */
export const FIELD_LEVELS = 3;
/** Fields of a group, those within others included. */
export const MOST_FIELDS = 100;

/** Kinds by family, in the order of the screen; documents and definitions are stored under these names. */
export const FIELD_FAMILIES = {
  basic: ['text', 'textarea', 'number', 'range', 'email', 'url', 'password'],
  content: ['wysiwyg', 'oembed', 'image', 'file', 'gallery'],
  choice: ['select', 'checkbox', 'radio', 'button_group', 'true_false'],
  relation: ['link', 'content', 'relationship', 'product', 'vehicle', 'category', 'user', 'page_link'],
  interactive: ['google_map', 'date_picker', 'date_time_picker', 'time_picker', 'color_picker', 'icon'],
  layout: ['message', 'tab', 'accordion', 'group', 'repeater', 'flexible_content', 'clone'],
} as const;
export type FieldFamily = keyof typeof FIELD_FAMILIES;
export type CustomFieldKind = (typeof FIELD_FAMILIES)[FieldFamily][number];
export const FIELD_KINDS: readonly CustomFieldKind[] = Object.values(FIELD_FAMILIES).flat();

const text: FieldRule = { kind: 'text', max: 20_000 };
const line: FieldRule = { ...text, takes: 2_000 };
const link: FieldRule = { ...line, kind: 'link' };
const record: FieldRule = { ...text, kind: 'reference' };

/** What every kind is: a field of the shop with these options. */
const RULES: Readonly<Record<CustomFieldKind, FieldRule>> = {
  text: line,
  textarea: { ...text, kind: 'multiline' },
  number: { kind: 'decimal' },
  range: { kind: 'decimal', look: 'slider' },
  email: { ...line, kind: 'email' },
  url: { ...link, look: 'web' },
  password: { ...line, kind: 'password' },
  wysiwyg: { kind: 'rich' },
  oembed: { ...link, shape: 'web', look: 'web' },
  image: { ...text, kind: 'picture', shape: 'any', look: 'plain' },
  file: { ...text, kind: 'file' },
  gallery: { kind: 'pictures' },
  select: { kind: 'choices', single: true },
  checkbox: { kind: 'choices', look: 'plain' },
  radio: { ...text, kind: 'choice', look: 'radios' },
  button_group: { ...text, kind: 'choice', look: 'segments' },
  true_false: { kind: 'boolean' },
  link: { kind: 'titledLink' },
  content: { ...record, to: 'content' },
  relationship: { kind: 'references', to: 'content' },
  product: { ...record, to: 'product' },
  vehicle: { ...record, to: 'product' },
  category: { ...record, to: 'category' },
  user: { ...record, to: 'person' },
  page_link: { ...link, shape: 'page', look: 'plain' },
  google_map: { kind: 'place' },
  date_picker: { ...line, kind: 'day', shape: 'dayLike' },
  date_time_picker: { ...line, kind: 'instant', shape: 'instantLike' },
  time_picker: { ...line, kind: 'time' },
  color_picker: { ...line, kind: 'color', look: 'plain' },
  icon: line,
  message: { kind: 'message' },
  tab: { kind: 'heading' },
  accordion: { kind: 'heading' },
  group: { kind: 'group' },
  repeater: { kind: 'rows', named: true },
  flexible_content: { kind: 'rows', named: true, layouts: {} },
  clone: { kind: 'group' },
};

/** What a field of this kind holds. */
export const holdingOf = (kind: CustomFieldKind): Holding => KINDS[RULES[kind].kind].holds;

/** A field as it was set up, as the fields of the shop are described. */
export function ruleOf(field: CustomField): FieldRule {
  const { kind, label, help, required, translated, min, max, choices, multiple, fields, layouts = [], when } = field;
  const rule = RULES[kind];
  return {
    ...rule,
    label,
    help,
    required,
    translated,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max, ...(rule.takes === undefined ? {} : { takes: max }) }),
    ...(choices === undefined ? {} : { words: Object.fromEntries(choices.map((one) => [one.value, one.label])) }),
    ...(rule.single === true ? { single: multiple !== true } : {}),
    ...(fields === undefined || rule.layouts !== undefined ? {} : { row: rulesOf(fields) }),
    ...(rule.layouts === undefined
      ? {}
      : {
          layouts: Object.fromEntries(layouts.map((one) => [one.name, { label: one.label, row: rulesOf(one.fields) }])),
        }),
    ...(when === undefined ? {} : { when: { key: when.name, is: when.is } }),
  };
}

/** The fields of a group or a row; what holds nothing has a key that no field can have. */
const rulesOf = (fields: readonly CustomField[]): FieldRules =>
  Object.fromEntries(
    fields.map((field, at) => [isHolding(field) ? field.name : `${field.kind} ${String(at)}`, ruleOf(field)]),
  );

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** A way in which a row of flexible content may be made. */
export interface FieldLayout {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly CustomField[];
}

export interface CustomField {
  /** Under which a document keeps its value; unique beside its neighbours. */
  readonly name: string;
  readonly label: string;
  readonly kind: CustomFieldKind;
  readonly help?: string | undefined;
  /** Must not be empty where a document is published. */
  readonly required?: boolean | undefined;
  /** Written in each language. */
  readonly translated?: boolean | undefined;
  /** The shop shows it below the content. */
  readonly shown?: boolean | undefined;
  /** Of a number its bounds, of a text its characters, of rows and choices how many. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly choices?: readonly FieldChoice[] | undefined;
  /** More than one of the choices. */
  readonly multiple?: boolean | undefined;
  /** Of a group or repeater; of a clone those of the group it repeats, filled in where definitions are read. */
  readonly fields?: readonly CustomField[] | undefined;
  readonly layouts?: readonly FieldLayout[] | undefined;
  /** The group that a clone repeats. */
  readonly group?: string | undefined;
  /** Asked for only while a neighbour has this value. */
  readonly when?: { readonly name: string; readonly is: string } | undefined;
}

/** Fields that stand together in the form of a type of content. */
export interface FieldGroup {
  readonly uuid: string;
  readonly rev: number;
  /** Undefined where the shop has not told it. */
  readonly revId?: string | undefined;
  readonly contentType: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly position: number;
  readonly fields: readonly CustomField[];
}

/** Whether anything is kept under its name. */
export const isHolding = ({ kind }: Pick<CustomField, 'kind'>): boolean => holdingOf(kind) !== 'none';

/** Of what one type of content asks for, in the order of the groups. */
export const fieldsOf = (groups: readonly FieldGroup[], contentType: string): readonly CustomField[] =>
  groups.filter((one) => one.isActive && one.contentType === contentType).flatMap(({ fields }) => fields);

/** Every clone with the fields of the group it repeats; one that repeats itself holds nothing. */
export function withClones(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  const filled = (fields: readonly CustomField[], within: readonly string[]): readonly CustomField[] =>
    fields.map((field) => {
      if (field.kind === 'clone') {
        const source = groups.find(({ uuid }) => uuid === field.group);
        const isOpen = source !== undefined && !within.includes(source.uuid) && within.length <= FIELD_LEVELS;
        return { ...field, fields: isOpen ? filled(source.fields, [...within, source.uuid]) : [] };
      }
      return {
        ...field,
        ...(field.fields === undefined ? {} : { fields: filled(field.fields, within) }),
        ...(field.layouts === undefined
          ? {}
          : { layouts: field.layouts.map((one) => ({ ...one, fields: filled(one.fields, within) })) }),
      };
    });
  return groups.map((group) => ({ ...group, fields: filled(group.fields, [group.uuid]) }));
}
