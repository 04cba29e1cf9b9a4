/** Records of every managed thing that the reader may see, for the palette of the back office. */
import * as v from 'valibot';
import { lookupRow } from '#core/resources/resource-rows.ts';
import { defineRoute } from '#core/wire/route.ts';

export const officeSearchRoute = defineRoute({
  name: 'api.admin.search',
  method: 'GET',
  uri: 'api/admin/search',
  access: 'admin',
  cache: 'no-store',
  query: v.strictObject({
    q: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(100, 'text.tooLong')),
  }),
  answer: v.array(v.object({ resource: v.string(), ...lookupRow.entries })),
});
