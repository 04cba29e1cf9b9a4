/** Fields that editors add to a type of content (domain 8.2). */

/** Characters of the name of a field. */
export const CODE_LIMIT = 64;
/** Repeaters in layouts in groups. */
export const FIELD_LEVELS = 3;
/** Fields of a group, those within others included. */
export const MOST_FIELDS = 100;

/** Kinds by family, in the order of the screen; what each holds is said by `HOLDS`. */
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

/** `none`: it orders the form and holds nothing. */
export type Holding = 'text' | 'number' | 'flag' | 'texts' | 'rich' | 'link' | 'place' | 'fields' | 'rows' | 'none';

export const HOLDS: Readonly<Record<CustomFieldKind, Holding>> = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  range: 'number',
  email: 'text',
  url: 'text',
  password: 'text',
  wysiwyg: 'rich',
  oembed: 'text',
  image: 'text',
  file: 'text',
  gallery: 'texts',
  select: 'texts',
  checkbox: 'texts',
  radio: 'text',
  button_group: 'text',
  true_false: 'flag',
  link: 'link',
  content: 'text',
  relationship: 'texts',
  product: 'text',
  vehicle: 'text',
  category: 'text',
  user: 'text',
  page_link: 'text',
  google_map: 'place',
  date_picker: 'text',
  date_time_picker: 'text',
  time_picker: 'text',
  color_picker: 'text',
  icon: 'text',
  message: 'none',
  tab: 'none',
  accordion: 'none',
  group: 'fields',
  repeater: 'rows',
  flexible_content: 'rows',
  clone: 'fields',
};

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
export const isHolding = ({ kind }: Pick<CustomField, 'kind'>): boolean => HOLDS[kind] !== 'none';

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
