/**
 * A managed thing, said once: its fields, its list, its form, its table. Routes, permissions, the server's handlers, the
 * screens of the back office and their words follow from it (domain 0: `api.admin.{name}.index|show|store|update|destroy`).
 */
import type { NavGroup } from '#core/domain/actor/menu.ts';
import type { PermissionGroup, PermissionKey, PermissionResource } from '#core/domain/actor/permission-keys.ts';
import { label, type Label, type When } from '#core/domain/fields/field.ts';
import type { Field, FieldSet, Kind } from './field.ts';
import type { GlyphName } from './glyph.ts';
import type { Listed, Listing } from './list-query.ts';
import { massPermissionOf, permissionOf, type Verb } from './rights.ts';

export interface ResourceScreen<Other extends string = PermissionResource> {
  /** Path of the list; a record's form lies below it. */
  readonly page: string;
  readonly nav: NavGroup;
  readonly glyph: GlyphName;
  /** Name of the resource under whose entry of the menu it opens. */
  readonly under?: Other;
  /** A record has no page of its own: that of this one, which knows it by its UUID, shows it. */
  readonly opens?: Other;
}

/** What may be allowed of it, and where the permissions of a role show that. */
export interface ResourcePermissions<Action extends string = string, Other extends string = PermissionResource> {
  readonly actions: readonly Action[];
  readonly group: PermissionGroup;
  /** The row of the group behind which its own stands, or that its own opens the group; one of the last where silent. */
  readonly after?: Other;
  readonly first?: true;
  /** What its row is called; as its list where silent. */
  readonly label?: Label;
}

export interface FormSection {
  readonly label?: Label;
  readonly fields: readonly string[];
  /** Beside the others, where there is room. */
  readonly aside?: boolean;
}

export interface FormTab {
  readonly key: string;
  readonly label: Label;
  readonly sections: readonly FormSection[];
  /** It is there only while a choice of the form is this. */
  readonly when?: When;
}

/** A column that only the server can work out (`server/resources/computed`). */
export interface Computed {
  readonly label: Label;
  readonly kind: Kind;
  readonly optional?: boolean;
  /** Of a choice: what its values are called. */
  readonly words?: Readonly<Record<string, Label>>;
}

/** A column of another table that names one by a field: while it does, the record stays, and keeps that name. */
export interface Use {
  readonly table: string;
  readonly column: string;
  readonly field: string;
  /** What it is called where somebody asks what depends on a record. */
  readonly label: Label;
  /** Column that tells which one it is. */
  readonly title?: string;
  /** The column is an array of them. */
  readonly many?: boolean;
  /** The column is an object that has them as names. */
  readonly keyed?: boolean;
  /** Column of the record's own table by which it is named, where that is no field: a number for joins. */
  readonly own?: string;
  /** It goes with the record, or lets go of it: who deletes is told, and nothing is refused. */
  readonly goes?: boolean;
}

/** `Action` is what may be allowed of it, `Other` which resources it names; both are checked by the list of all. */
export interface Resource<
  Name extends string = PermissionResource,
  F extends FieldSet = FieldSet,
  Action extends string = string,
  Other extends string = PermissionResource,
> {
  /** In routes and permissions: `inventory-sources`. */
  readonly name: Name;
  readonly table: string;
  /** "Sources de stock", "Source de stock". */
  readonly words: { readonly many: Label; readonly one: Label };
  readonly permissions: ResourcePermissions<Action, Other>;
  readonly fields: F;
  readonly list: Listing<string>;
  /** Fields whose value only one may have; the table has a unique constraint of each. */
  readonly unique: readonly string[];
  readonly usedBy: readonly Use[];
  readonly screen?: ResourceScreen<Other>;
  readonly form?: { readonly tabs: readonly FormTab[] };
  /** What one is called, a field or a computed column; the first field of the list where silent. */
  readonly titleField?: string;
  /** Fields that call one by its full name, wherever it is named; `titleField` where silent. */
  readonly calledBy?: readonly string[];
  /** Under its name, where it is chosen. */
  readonly subtitleField?: string;
  /** Fields that stay as the record was made with them. */
  readonly immutable?: readonly string[];
  /** Fields with a value for each language (column `translations`), beside the French in their own. */
  readonly translatable?: readonly string[];
  /** Fields with a value for each channel that differs (column `channels`). */
  readonly perChannel?: readonly string[];
  readonly computed?: Readonly<Record<string, Computed>>;
  /** A computed column: where it is true, screens offer neither to write nor to delete; its hook refuses both. */
  readonly fixedBy?: string;
  /** What every visitor reads of it: a write is told to every process of the shop and to devices. */
  readonly shown?: 'structure' | 'contents' | 'terms';
  /** What is deleted stays with `deleted_at`, for what names it for ever; `table` is a view of what is not. */
  readonly keepsDeleted?: true;
  /** A copy is more than the form holds: its subject makes it, and no form begins as another record. */
  readonly ownCopy?: true;
  /** It comes about elsewhere, and is listed and read alone; `table` is a view. */
  readonly readOnly?: true;
  /** Whoever writes one gives the password once more (domain 7.5). */
  readonly needsConfirmation?: true;
  /** Whoever takes a file of it does too: it holds many people at once. */
  readonly exportNeedsConfirmation?: true;
}

/** What a definition may only name its own fields in. */
interface OwnNames<Name extends string, Worked extends string> {
  readonly unique: readonly Name[];
  readonly usedBy: readonly (Use & { readonly field: Name | 'uuid' })[];
  readonly titleField?: Name | Worked;
  readonly calledBy?: readonly Name[];
  readonly subtitleField?: Name;
  readonly immutable?: readonly Name[];
  readonly translatable?: readonly Name[];
  readonly perChannel?: readonly Name[];
}

/** Only checks that what the definition names are its own fields. */
export function resource<
  const Name extends string,
  F extends FieldSet,
  const Action extends string,
  const Other extends string = never,
  const Worked extends string = never,
>(
  definition: Resource<Name, F, Action, Other> & { readonly computed?: Readonly<Record<Worked, Computed>> } & OwnNames<
      keyof F & string,
      NoInfer<Worked>
    >,
): Resource<Name, F, Action, Other> {
  return definition;
}

type Permitted = Pick<Resource, 'name' | 'permissions'>;

export const rightTo = ({ name, permissions: { actions } }: Permitted, verb: Verb): PermissionKey =>
  permissionOf({ name, actions }, verb);

export const rightToMany = ({ name, permissions: { actions } }: Permitted, verb: 'update' | 'destroy'): PermissionKey =>
  massPermissionOf({ name, actions }, verb);

/** What every record has. */
export const STAMPS = {
  createdAt: { kind: 'instant' },
  updatedAt: { kind: 'instant' },
} as const satisfies Listed;

/** What lists call them. */
export const STAMP_LABELS = {
  createdAt: label('Créé le'),
  updatedAt: label('Modifié le'),
} as const satisfies Readonly<Record<keyof typeof STAMPS, Label>>;

/** What can be listed, sorted and filtered by: fields, what is worked out, when it was made and written. */
export const listedOf = ({ fields, computed = {} }: Pick<Resource, 'fields' | 'computed'>): Listed => ({
  ...STAMPS,
  ...computed,
  ...fields,
});

/** The field or computed column that says what one is called. */
export const titleFieldOf = ({ titleField, list, fields }: Resource): string =>
  titleField ?? list.columns.find((name) => Object.hasOwn(fields, name)) ?? '';

/** The fields that together say its full name. */
export const namesOf = (resource: Resource): readonly string[] => resource.calledBy ?? [titleFieldOf(resource)];

/** How its form is divided: one tab with all fields where the definition says nothing. */
export function formOf({ form, fields, words }: Pick<Resource, 'form' | 'fields' | 'words'>): readonly FormTab[] {
  return form?.tabs ?? [{ key: 'main', label: words.one, sections: [{ fields: Object.keys(fields) }] }];
}

/** What of a field a language or a channel may say for itself: the same, or nothing. */
export const variantFields = (fields: FieldSet, names: readonly string[] = []): FieldSet =>
  Object.fromEntries(names.flatMap((name): [string, Field][] => (fields[name] ? [[name, fields[name]]] : [])));
