/** What anybody may look at before they buy a product that is downloaded. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** By the UUID of the sample, or of the link that it belongs to: of a product for sale alone. */
export const sampleShowRoute = defineRoute({
  name: 'api.samples.show',
  method: 'GET',
  uri: 'api/samples/{uuid}',
  access: 'anyone',
  cache: 'no-store',
  params: v.strictObject({ uuid: f.uuid }),
  answer: v.unknown(),
  refusals: ['record.unknown'],
  limit: { attempts: 120, perSeconds: 600 },
});
