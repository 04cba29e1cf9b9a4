/**
 * A managed thing, said once: its fields, its list, its table. Routes, permissions, the server's handlers, the screens of
 * the back office and their words follow from it (domain 0: `api.admin.{name}.index|show|store|update|destroy`).
 */
import * as v from 'valibot';
import { isPermissionKey, type PermissionKey, type PermissionResource } from '#core/domain/actor/permission-keys.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import type { FieldSet, Label } from './field.ts';
import { schemaOf } from './field-set.ts';
import { listQueryOf, type Listing } from './list-query.ts';

/** What somebody may do with the things of a name; the keys of domain 7.6. */
export const VERBS = ['index', 'view', 'store', 'update', 'destroy'] as const;
export type Verb = (typeof VERBS)[number];

/** What a verb asks for; a thing whose list shows all of it has no key of its own for one. */
export function permissionOf(name: PermissionResource, verb: Verb): PermissionKey {
  const [key, whole] = [`${name}.${verb}`, `${name}.index`];
  if (isPermissionKey(key)) return key;
  if (verb === 'view' && isPermissionKey(whole)) return whole;
  throw new Error(`nobody may be allowed ${key}`);
}

export interface Resource<Name extends PermissionResource = PermissionResource, F extends FieldSet = FieldSet> {
  /** In routes and permissions: `inventory-sources`. */
  readonly name: Name;
  readonly table: string;
  /** "Sources de stock", "Source de stock". */
  readonly words: { readonly many: Label; readonly one: Label };
  readonly fields: F;
  readonly list: Listing<keyof F & string>;
  /** Fields whose value only one may have; the table has a unique constraint of each. */
  readonly unique: readonly (keyof F & string)[];
  /** Columns of other tables that name one by a field: while they do, it stays, and keeps that name. */
  readonly usedBy: readonly { readonly table: string; readonly column: string; readonly field: keyof F & string }[];
}

/** Only checks that what the definition names are its own fields. */
export const resource = <const Name extends PermissionResource, F extends FieldSet>(definition: Resource<Name, F>) =>
  definition;

/** The five routes. Whoever writes says which revision they saw. */
export function routesOf<Name extends PermissionResource, F extends FieldSet>({
  name,
  fields,
  list,
}: Resource<Name, F>) {
  const uri = `api/admin/${name}`;
  const open = (verb: Verb) => ({ access: { permission: permissionOf(name, verb) }, cache: 'no-store' }) as const;
  const one = { uri: `${uri}/{uuid}`, params: v.strictObject({ uuid: f.uuid }) };
  const values = schemaOf(fields);
  const row = v.object({ uuid: v.string(), rev: v.number(), updatedAt: f.instant, fields: values });
  const written = v.object({ uuid: v.string(), rev: v.number() });
  const meta = v.object({ page: v.number(), perPage: v.number(), total: v.number(), lastPage: v.number() });
  return {
    index: defineRoute({
      name: `api.admin.${name}.index`,
      method: 'GET',
      uri,
      ...open('index'),
      query: listQueryOf(fields, list),
      answer: v.object({ data: v.array(row), meta }),
    }),
    show: defineRoute({
      name: `api.admin.${name}.show`,
      method: 'GET',
      ...one,
      ...open('view'),
      answer: row,
      refusals: ['record.unknown'],
    }),
    /** The UUID is the device's. */
    store: defineRoute({
      name: `api.admin.${name}.store`,
      method: 'POST',
      uri,
      ...open('store'),
      body: v.strictObject({ uuid: f.uuid, fields: values }),
      answer: written,
      refusals: ['record.moved'],
    }),
    update: defineRoute({
      name: `api.admin.${name}.update`,
      method: 'PUT',
      ...one,
      ...open('update'),
      body: v.strictObject({ rev: f.rev, fields: values }),
      answer: written,
      refusals: ['record.unknown', 'record.moved', 'record.inUse'],
    }),
    destroy: defineRoute({
      name: `api.admin.${name}.destroy`,
      method: 'DELETE',
      ...one,
      ...open('destroy'),
      body: v.strictObject({ rev: f.rev }),
      answer: v.object({}),
      refusals: ['record.unknown', 'record.moved', 'record.inUse'],
    }),
  };
}
