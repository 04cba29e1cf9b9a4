/** Colours, logos and backgrounds of the shop, as whoever looks after them reads and writes them (domain 9, branding). */
import * as v from 'valibot';
import { historyEntry } from '#core/resources/resource-rows.ts';
import { BRANDING_COLOURS, BRANDING_SLOTS, DISPLAY_RATIO } from '#core/settings/branding.ts';
import { isBase64 } from '#core/wire/base64.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const uri = 'api/admin/branding';
const address = v.nullable(v.string());

export const brandingAnswer = v.object({
  uuid: v.string(),
  /** Of colours and pictures together: whoever writes colours names what they saw. */
  rev: v.number(),
  revId: f.toldRevId,
  updatedAt: f.instant,
  /** As chosen; what is not in it is as usual. */
  colours: v.record(v.string(), v.string()),
  displayRatio: v.picklist(DISPLAY_RATIO.choices),
  /** Addresses by slot. */
  images: v.record(v.string(), address),
});
export type BrandingAnswer = v.InferOutput<typeof brandingAnswer>;

export const brandingShowRoute = defineRoute({
  name: 'api.admin.branding.show',
  method: 'GET',
  uri,
  access: { permission: 'branding.index' },
  cache: 'no-store',
  answer: brandingAnswer,
});

const hue = v.pipe(v.string('color.invalid'), v.regex(/^#[\da-f]{6}$/iu, 'color.invalid'), v.toUpperCase());

export const brandingColoursRoute = defineRoute({
  name: 'api.admin.branding.colors',
  method: 'PUT',
  uri: `${uri}/colors`,
  access: { permission: 'branding.update-colors' },
  cache: 'no-store',
  body: v.strictObject({
    ...f.seenRevision,
    /** Null: as usual. A colour that is left out stays. */
    colours: v.strictObject(Object.fromEntries(BRANDING_COLOURS.map((id) => [id, v.optional(v.nullable(hue))]))),
    displayRatio: v.picklist(DISPLAY_RATIO.choices, 'value.invalid'),
  }),
  answer: brandingAnswer,
  refusals: ['record.moved'],
});

/** Newest first: colours by their ids, `displayRatio`, and of pictures the name of the file by their slot. */
export const brandingHistoryRoute = defineRoute({
  name: 'api.admin.branding.history',
  method: 'GET',
  uri: `${uri}/history`,
  access: { permission: 'branding.index' },
  cache: 'no-store',
  answer: v.array(historyEntry),
});

const slot = { params: v.strictObject({ slot: v.picklist(BRANDING_SLOTS, 'value.invalid') }) };
const images = {
  uri: `${uri}/images/{slot}`,
  access: { permission: 'branding.update-images' },
  cache: 'no-store',
} as const;

/**
 * The address that its author saw in the slot, null for none: an address is that of one content, so that it names what is
 * replaced in every history of the shop. A page of a build before says nothing, and its word is the last.
 */
const seenAddress = v.optional(v.nullable(v.pipe(v.string('text.invalid'), v.maxLength(500, 'text.tooLong'))));

const KILO = 1024;
/** Bytes of the largest background; logos are a third of it. */
export const MOST_BACKGROUND = 3 * KILO * KILO;
export const MOST_LOGO = KILO * KILO;

export const brandingImageRoute = defineRoute({
  name: 'api.admin.branding.images.store',
  method: 'POST',
  ...images,
  ...slot,
  body: v.strictObject({
    seen: seenAddress,
    fileName: f.line(500),
    /** Base64. */
    data: v.pipe(
      v.string('required'),
      v.maxLength(Math.ceil(MOST_BACKGROUND / 3) * 4 + 4, 'file.tooLarge'),
      v.check(isBase64, 'text.invalid'),
    ),
  }),
  answer: brandingAnswer,
  refusals: ['media.tooLarge', 'media.type', 'media.drawing', 'record.moved'],
  maxBytes: 5 * KILO * KILO,
});

export const brandingImageDestroyRoute = defineRoute({
  name: 'api.admin.branding.images.destroy',
  method: 'DELETE',
  ...images,
  ...slot,
  body: v.strictObject({ seen: seenAddress }),
  answer: brandingAnswer,
  refusals: ['record.moved'],
});

export const BRANDING_ROUTES = {
  'api.admin.branding.show': brandingShowRoute,
  'api.admin.branding.colors': brandingColoursRoute,
  'api.admin.branding.history': brandingHistoryRoute,
  'api.admin.branding.images.store': brandingImageRoute,
  'api.admin.branding.images.destroy': brandingImageDestroyRoute,
} as const;
