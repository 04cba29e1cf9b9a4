/** The controls by value of kinds that are asked for in a form of records and in a set of rules alike. */
import type { ComponentType } from 'react';
import type { FieldKind } from '#core/domain/fields/field.ts';
import { ColorControl } from '#src/admin/forms/color-control.tsx';
import { FilesControl } from '#src/admin/forms/files-control.tsx';
import { InstantInput } from '#src/admin/forms/instant-input.tsx';
import { LineControl } from '#src/admin/forms/line-control.tsx';
import { ChoicesControl } from '#src/admin/forms/lists/choices-control.tsx';
import { TagsControl } from '#src/admin/forms/lists/tags-control.tsx';
import { ReferenceControl } from '#src/admin/forms/lookup/reference-control.tsx';
import { NumberControl } from '#src/admin/forms/number-control.tsx';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';

export const CONTROLS = {
  text: LineControl,
  multiline: LineControl,
  html: LineControl,
  email: LineControl,
  postcode: LineControl,
  siret: LineControl,
  vat: LineControl,
  ape: LineControl,
  url: LineControl,
  slug: LineControl,
  day: LineControl,
  color: ColorControl,
  instant: InstantInput,
  money: NumberControl,
  quantity: NumberControl,
  percent: NumberControl,
  decimal: NumberControl,
  choices: ChoicesControl,
  tags: TagsControl,
  reference: ReferenceControl,
  references: ReferenceControl,
  picture: FilesControl,
  pictures: FilesControl,
  file: FilesControl,
} satisfies Partial<Record<FieldKind, ComponentType<ValueProps>>>;
