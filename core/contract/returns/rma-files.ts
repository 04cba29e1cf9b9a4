/** What of returns is asked of the shop at once: reasons, the slip, photos. */
import * as v from 'valibot';
import { RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The reasons in use, the same for everybody. */
export const rmaReasonsRoute = defineRoute({
  name: 'api.rma.reasons.index',
  method: 'GET',
  uri: 'api/rma/reasons',
  access: 'anyone',
  cache: 'public',
  answer: v.object({
    reasons: v.array(
      v.object({
        code: v.string(),
        title: v.object({ fr_FR: v.string(), en_GB: v.string() }),
        resolutions: v.array(v.picklist(RMA_RESOLUTIONS)),
        requiresImage: v.boolean(),
        shopFault: v.boolean(),
        status: v.boolean(),
        position: v.number(),
      }),
    ),
  }),
});

/** The slip that goes into the parcel, as a PDF: once the shop waits for it. */
export const rmaLabelRoute = defineRoute({
  name: 'api.rma.label',
  method: 'GET',
  uri: 'api/rma/{rma}/label',
  access: 'customer',
  cache: 'no-store',
  params: v.strictObject({ rma: f.uuid }),
  /** The file itself. */
  answer: v.unknown(),
  refusals: ['record.unknown', 'order.notAllowed'],
});

export const rmaImageShowRoute = defineRoute({
  name: 'api.rma.images.show',
  method: 'GET',
  uri: 'api/rma/{rma}/images/{image}',
  access: 'customer',
  cache: 'no-store',
  params: v.strictObject({ rma: f.uuid, image: f.uuid }),
  /** The picture itself. */
  answer: v.unknown(),
  refusals: ['record.unknown'],
});
