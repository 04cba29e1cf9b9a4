/** Fields that a type of content has beside its texts, and how they are set up (domain 8.2). */
import * as v from 'valibot';
import {
  CODE_LIMIT,
  FIELD_KINDS,
  holdingOf,
  MOST_FIELDS,
  type CustomField,
  type FieldGroup,
} from '#core/domain/cms/fields/custom-field.ts';
import { boundedJson } from '#core/contract/cms/bounded-json.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const BOUNDS = { depth: 16, values: 8_000 };
const MOST_CHOICES = 100;
const MOST_LAYOUTS = 20;

const name = v.pipe(
  v.string('required'),
  v.minLength(1, 'required'),
  v.maxLength(CODE_LIMIT, 'text.tooLong'),
  v.regex(/^[a-z0-9_]+$/u, 'code.invalid'),
);
const bound = v.exactOptional(v.pipe(v.number('number.invalid'), v.finite('number.invalid')));
const flag = v.exactOptional(v.boolean());

const plain = {
  name,
  label: f.line(120),
  kind: v.picklist(FIELD_KINDS, 'value.invalid'),
  help: v.exactOptional(v.pipe(v.string('text.invalid'), v.maxLength(500, 'text.tooLong'))),
  required: flag,
  translated: flag,
  shown: flag,
  min: bound,
  max: bound,
  choices: v.exactOptional(f.listOf(v.strictObject({ value: name, label: f.line(120) }), MOST_CHOICES)),
  multiple: flag,
  group: v.exactOptional(f.uuid),
  when: v.exactOptional(
    v.strictObject({ name, is: v.pipe(v.string('text.invalid'), v.maxLength(120, 'text.tooLong')) }),
  ),
};

const unique = (names: readonly string[]): boolean => new Set(names).size === names.length;
const listOf = <const One extends v.GenericSchema<unknown, CustomField>>(one: One) =>
  v.pipe(
    f.listOf(one, MOST_FIELDS),
    v.check(
      (fields) => unique(fields.filter(({ kind }) => holdingOf(kind) !== 'none').map((field) => field.name)),
      'code.taken',
    ),
  );
const layoutsOf = <const One extends v.GenericSchema<unknown, CustomField>>(one: One) =>
  f.listOf(v.strictObject({ name, label: f.line(120), fields: listOf(one) }), MOST_LAYOUTS);

/* one level after the other: a repeater in a layout in a group, and nothing in that */
const third = v.strictObject(plain);
const second = v.strictObject({
  ...plain,
  fields: v.exactOptional(listOf(third)),
  layouts: v.exactOptional(layoutsOf(third)),
});
const first = v.strictObject({
  ...plain,
  fields: v.exactOptional(listOf(second)),
  layouts: v.exactOptional(layoutsOf(second)),
});

const fields = v.pipe(
  boundedJson(BOUNDS, (value): value is readonly unknown[] => Array.isArray(value)),
  listOf(first),
);

const written = {
  contentType: f.slug,
  title: f.line(120),
  isActive: v.boolean(),
  position: f.counter(0),
  fields,
};

/** As the shop keeps them; what another version wrote is left out by whoever reads. */
export const readFields = (value: unknown): readonly CustomField[] => {
  const read = v.safeParse(fields, value);
  return read.success ? read.output : [];
};

const group = v.custom<FieldGroup>((value) => typeof value === 'object' && value !== null);

/** What documents are asked for: everybody who writes here needs it, and it says nothing of what was written. */
export const documentFieldsRoute = defineRoute({
  name: 'api.admin.documents.fields',
  method: 'GET',
  uri: 'api/admin/documents/fields',
  access: 'admin',
  cache: 'no-store',
  answer: v.array(group),
});

/** As they were set up: a clone names its group, and holds nothing of it. */
export const fieldGroupsRoute = defineRoute({
  name: 'api.admin.custom-fields.groups',
  method: 'GET',
  uri: 'api/admin/cms/custom-fields',
  access: { permission: 'custom-fields.index' },
  cache: 'no-store',
  answer: v.array(group),
});

export const fieldGroupAddRoute = defineRoute({
  name: 'api.admin.custom-fields.add',
  method: 'POST',
  uri: 'api/admin/cms/custom-fields',
  access: { permission: 'custom-fields.store' },
  cache: 'no-store',
  body: v.strictObject({ uuid: f.uuid, ...written }),
  answer: v.object({ rev: v.number() }),
  refusals: ['record.moved'],
});

export const fieldGroupChangeRoute = defineRoute({
  name: 'api.admin.custom-fields.change',
  method: 'PUT',
  uri: 'api/admin/cms/custom-fields/{uuid}',
  access: { permission: 'custom-fields.update' },
  cache: 'no-store',
  params: v.strictObject({ uuid: f.uuid }),
  body: v.strictObject({ ...f.seenRevision, ...written }),
  answer: v.object({ rev: v.number() }),
  refusals: ['record.unknown', 'document.conflict'],
});

/** What was written in its fields stays in the history of the documents, and leaves each with its next save. */
export const fieldGroupRemoveRoute = defineRoute({
  name: 'api.admin.custom-fields.remove',
  method: 'DELETE',
  uri: 'api/admin/cms/custom-fields/{uuid}',
  access: { permission: 'custom-fields.destroy' },
  cache: 'no-store',
  params: v.strictObject({ uuid: f.uuid }),
  body: v.strictObject(f.seenRevision),
  answer: v.object({}),
  refusals: ['record.unknown', 'document.conflict'],
});

export const FIELD_ROUTES = {
  'api.admin.documents.fields': documentFieldsRoute,
  'api.admin.custom-fields.groups': fieldGroupsRoute,
  'api.admin.custom-fields.add': fieldGroupAddRoute,
  'api.admin.custom-fields.change': fieldGroupChangeRoute,
  'api.admin.custom-fields.remove': fieldGroupRemoveRoute,
} as const;
