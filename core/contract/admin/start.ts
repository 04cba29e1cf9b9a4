/** The start-up payload of the back office: its routes by name, and what anybody may know of the shop. */
import * as v from 'valibot';
import { initPayload } from '#core/contract/shop/init.ts';
import { defineRoute } from '#core/wire/route.ts';

export const adminInitPayload = v.object({
  routes: initPayload.entries.routes,
  coreConfig: initPayload.entries.coreConfig,
  branding: initPayload.entries.branding,
  context: v.object({
    locale: v.string(),
    locales: v.array(v.string()),
    currency: v.string(),
    version: v.string(),
    serviceWorker: v.boolean(),
  }),
});

export type AdminInitPayload = v.InferOutput<typeof adminInitPayload>;

/** At the address of the shop's own (specification §7), which never names a route of the back office. */
export const adminInitRoute = defineRoute({
  name: 'api.admin.init',
  method: 'GET',
  uri: 'api/init-vue',
  realm: 'admin',
  access: 'anyone',
  cache: 'public',
  query: v.strictObject({ realm: v.literal('admin') }),
  answer: adminInitPayload,
});
