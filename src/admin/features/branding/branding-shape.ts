/** The colours and the proportions of the shop as a form of the back office knows fields; pictures have a place in the history alone. */
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { readFields } from '#core/resources/field-set.ts';
import type { Field, FieldSet } from '#core/resources/field.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { BRANDING_COLOURS, BRANDING_SLOTS, DISPLAY_RATIO, usualColour } from '#core/settings/branding.ts';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { FieldPlace, RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { COLOUR_WORDS, SLOT_WORDS } from './branding-words.ts';

/** The proportions of product pictures among the fields. */
export const RATIO = 'displayRatio';

const colour = v.pipe(
  v.string('color.invalid'),
  v.regex(/^#[\da-f]{6}$/iu, 'color.invalid'),
  v.transform((typed) => typed.toUpperCase()),
);

export interface BrandingShape extends RecordShape {
  /** With the pictures, whose files the history names. */
  readonly told: Pick<RecordShape, 'fields' | 'places'>;
}

/** In the reader's language. */
export function useBrandingShape(): BrandingShape {
  const { t, i18n } = useLingui();
  const proportions = t`Proportions`;
  return useMemo(() => shapeIn((word) => i18n._(word), proportions), [i18n, proportions]);
}

function shapeIn(say: (word: MessageDescriptor) => string, proportions: string): BrandingShape {
  const fields: FieldSet = {
    ...Object.fromEntries(
      BRANDING_COLOURS.map((id): [string, Field] => [
        id,
        { kind: 'color', label: say(COLOUR_WORDS[id]), schema: colour, blank: usualColour(id) },
      ]),
    ),
    [RATIO]: {
      kind: 'choice',
      label: proportions,
      schema: v.picklist(DISPLAY_RATIO.choices, 'value.invalid'),
      blank: DISPLAY_RATIO.default,
      options: DISPLAY_RATIO.choices,
      words: Object.fromEntries(DISPLAY_RATIO.choices.map((one) => [one, one.replace('/', ':')])),
    },
  };
  const pictures: FieldSet = Object.fromEntries(
    BRANDING_SLOTS.map((slot): [string, Field] => [
      slot,
      { kind: 'text', label: say(SLOT_WORDS[slot]), schema: v.nullable(v.string()), blank: null },
    ]),
  );
  const entries = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return {
    fields,
    places: placesIn(fields),
    schema: v.object({ fields: v.object(entries) }),
    read: (stored) => readBranding(fields, stored),
    told: { fields: { ...fields, ...pictures }, places: placesIn({ ...fields, ...pictures }) },
  };
}

const placesIn = (fields: FieldSet): readonly FieldPlace[] =>
  Object.entries(fields).map(([name, field]) => ({ path: `fields.${name}`, name, field }));

const readBranding = (fields: FieldSet, stored: unknown): RecordValues => ({
  fields: { ...readFields(fields, Object(stored).fields) },
});

/** The answer of the shop as a form reads records: every colour as it is now. */
export const recordOf = ({
  uuid,
  rev,
  revId,
  updatedAt,
  colours,
  displayRatio,
}: BrandingAnswer): Managed<Readonly<Record<string, unknown>>> => ({
  uuid,
  rev,
  revId,
  createdAt: updatedAt,
  updatedAt,
  fields: {
    ...Object.fromEntries(BRANDING_COLOURS.map((id) => [id, colours[id] ?? usualColour(id)])),
    [RATIO]: displayRatio,
  },
});
