/** A return asked for (domain 6.1, 6.3): made on the device, with its photos as changes of their own behind it. */
import * as v from 'valibot';
import { ASKED_TYPES } from '#core/contract/returns/returnable.ts';
import { RETURNS_LANE, rmaKind } from '#core/contract/returns/rma-record.ts';
import { isBase64 } from '#core/wire/base64.ts';
import { PACKAGE_CONDITIONS, RMA_PHOTOS_MAX, RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import * as f from '#core/wire/fields.ts';
import type { Lane } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

/** What is written and shown is private: it leaves the device with the acknowledgement. */
const offline = { version: 1, lane: (): Lane => RETURNS_LANE, isAnswered: true, isPrivate: true } as const;
const open = { access: 'customer', cache: 'no-store' } as const;

export const RMA_INFORMATION_MAX = 2000;
/** More different articles than anybody sends back at once. */
const MOST_LINES = 100;

const rmaLine = v.strictObject({
  line: f.uuid,
  quantity: v.pipe(f.quantity, v.minValue(1, 'number.tooSmall')),
  /** Code of a reason of the shop. */
  reason: f.line(64),
  /** For the author's own view; the shop knows what it sold. */
  name: v.pipe(v.string('required'), v.maxLength(255, 'text.tooLong')),
  sku: v.pipe(v.string('required'), v.maxLength(64, 'text.tooLong')),
});

export const rmaStoreRoute = defineOfflineRoute({
  name: 'api.rma.store',
  method: 'POST',
  uri: 'api/rma',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  maxBytes: 128 * 1024,
  body: v.strictObject({
    /** UUID of the return, given by the device: one that arrives again is the same return. */
    uuid: f.uuid,
    area: f.area,
    order: f.uuid,
    /** For the author's own view. */
    orderNumber: f.line(40),
    type: v.picklist(ASKED_TYPES, 'required'),
    packageCondition: v.picklist(PACKAGE_CONDITIONS, 'required'),
    information: v.pipe(v.string('text.invalid'), v.trim(), v.maxLength(RMA_INFORMATION_MAX, 'text.tooLong')),
    preferredResolution: v.picklist(RMA_RESOLUTIONS, 'required'),
    lines: v.pipe(
      f.listOf(rmaLine, MOST_LINES),
      v.minLength(1, 'required'),
      v.check((lines) => new Set(lines.map((one) => one.line)).size === lines.length, 'value.invalid'),
    ),
    /** How many follow: some reasons ask for one. */
    photos: v.pipe(
      v.number('number.invalid'),
      v.integer('number.invalid'),
      v.minValue(0, 'number.tooSmall'),
      v.maxValue(RMA_PHOTOS_MAX, 'return.photosTooMany'),
    ),
  }),
  answer: v.object({ uuid: v.string(), number: v.string() }),
  refusals: ['record.unknown', 'record.moved', 'return.notEligible', 'return.tooMany', 'return.alreadyOpen'],
  offline: {
    ...offline,
    creates: ({ uuid }) => uuid,
    changes: ({ uuid, photos: _photos, ...asked }, { at }) => [
      rmaKind.change(
        uuid,
        (found) =>
          found ?? {
            kind: 'rma',
            uuid,
            ...asked,
            number: null,
            status: 'new_request',
            lines: asked.lines.map((one) => ({ ...one, receivedQty: null, acceptedQty: null })),
            images: [],
            messages: [],
            history: [{ status: 'new_request', at }],
            createdAt: at,
            deadlineAt: null,
            refusalReason: null,
            isRefunded: false,
            newParcel: null,
          },
      ),
    ],
  },
});

/** Longest side in pixels, and bytes, that the device shrinks a photo to. */
export const RMA_PHOTO_SIDE = 1600;
export const RMA_PHOTO_BYTES = 1_400_000;
export const RMA_PHOTO_MIMES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const base64 = v.pipe(
  v.string('required'),
  v.minLength(4, 'required'),
  v.maxLength(Math.ceil(RMA_PHOTO_BYTES / 3) * 4, 'file.tooLarge'),
  v.check(isBase64, 'value.invalid'),
);

export const rmaImageRoute = defineOfflineRoute({
  name: 'api.rma.images.store',
  method: 'POST',
  uri: 'api/rma/images',
  ...open,
  limit: { attempts: 60, perSeconds: 3600 },
  maxBytes: 2 * 1024 * 1024,
  /** `mime` is what the device shows it as; the shop looks into the bytes. */
  body: v.strictObject({ rma: f.uuid, uuid: f.uuid, mime: v.picklist(RMA_PHOTO_MIMES, 'value.invalid'), data: base64 }),
  answer: v.object({ uuid: v.string() }),
  refusals: ['record.unknown', 'record.moved', 'return.picture', 'order.notAllowed'],
  offline: {
    ...offline,
    creates: ({ uuid }) => uuid,
    changes: ({ rma, uuid, mime, data }) => [
      rmaKind.change(rma, (found) => {
        if (found === undefined || found.images.some((one) => one.uuid === uuid)) return found;
        return { ...found, images: [...found.images, { uuid, waiting: { mime, data } }] };
      }),
    ],
  },
});
