/** The fields of a product as hooks of the back office are handed them: whatever the schema of the form let through. */
import * as v from 'valibot';

const written = v.looseObject({
  type: v.string(),
  familyId: v.string(),
  area: v.picklist(['auto', 'moto']),
  sku: v.string(),
  slug: v.string(),
  name: v.string(),
  price: v.number(),
  specialPrice: v.nullish(v.number(), null),
  specialFrom: v.nullish(v.string(), null),
  specialTo: v.nullish(v.string(), null),
  isActive: v.optional(v.boolean(), false),
  attributes: v.optional(v.record(v.string(), v.unknown()), {}),
  superAttributes: v.optional(v.array(v.string()), []),
  variants: v.optional(
    v.array(
      v.looseObject({
        uuid: v.string(),
        sku: v.string(),
        price: v.number(),
        specialPrice: v.nullish(v.number(), null),
        picture: v.nullish(v.string(), null),
        attributes: v.optional(v.record(v.string(), v.unknown()), {}),
      }),
    ),
    [],
  ),
  pictures: v.optional(v.array(v.looseObject({ picture: v.string() })), []),
  videos: v.optional(
    v.array(v.looseObject({ file: v.nullish(v.string(), null), address: v.nullish(v.string(), null) })),
    [],
  ),
  documents: v.optional(v.array(v.looseObject({ file: v.string() })), []),
  related: v.optional(v.array(v.string()), []),
  upSells: v.optional(v.array(v.string()), []),
  crossSells: v.optional(v.array(v.string()), []),
  alternatives: v.optional(v.array(v.string()), []),
});

export type WrittenProduct = v.InferOutput<typeof written>;

export const writtenProduct = (fields: Readonly<Record<string, unknown>>): WrittenProduct => v.parse(written, fields);
