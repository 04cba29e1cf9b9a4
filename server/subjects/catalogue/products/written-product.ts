/** The fields of a product as hooks of the back office are handed them: whatever the schema of the form let through. */
import * as v from 'valibot';

import { OPTION_KINDS } from '#core/domain/catalogue/parts/part.ts';

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
  kitPrice: v.optional(v.string(), 'sum'),
  partOptions: v.optional(v.array(v.looseObject({ uuid: v.string(), kind: v.picklist(OPTION_KINDS) })), []),
  parts: v.optional(
    v.array(
      v.looseObject({
        uuid: v.string(),
        article: v.string(),
        option: v.nullish(v.string(), null),
        quantity: v.nullish(v.number(), 1),
        isFixed: v.optional(v.boolean(), true),
        isDefault: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  pictures: v.optional(v.array(v.looseObject({ picture: v.string() })), []),
  downloadLinks: v.optional(
    v.array(
      v.looseObject({
        file: v.nullish(v.string(), null),
        url: v.nullish(v.string(), null),
        sample: v.nullish(v.string(), null),
        sampleUrl: v.nullish(v.string(), null),
      }),
    ),
    [],
  ),
  downloadSamples: v.optional(
    v.array(v.looseObject({ file: v.nullish(v.string(), null), url: v.nullish(v.string(), null) })),
    [],
  ),
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
