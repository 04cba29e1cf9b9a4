/** Start-up payload (specification §7, domain 1.1): public, the same for everybody, cached by the service worker. */
import * as v from 'valibot';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { defineRoute } from '#core/wire/route.ts';

const tableRoute = v.object({ uri: v.string(), methods: v.array(v.string()) });
const permalink = v.object({
  uri: v.string(),
  type: v.string(),
  slug: v.string(),
  area: v.nullable(v.picklist(['auto', 'moto'])),
});

/** The languages a half of the shop offers, and the one of who has chosen none. */
const languages = v.object({ locale: v.picklist(LOCALES), locales: v.array(v.picklist(LOCALES)) });
export type Languages = v.InferOutput<typeof languages>;

export const initPayload = v.object({
  routes: v.record(v.string(), tableRoute),
  /** Pages by name: path and the middleware the guard checks before a navigation. */
  pages: v.record(v.string(), v.object({ path: v.string(), middleware: v.array(v.string()) })),
  coreConfig: v.array(
    v.object({
      code: v.string(),
      value: v.nullable(v.string()),
      channel_code: v.nullable(v.string()),
      locale_code: v.nullable(v.string()),
    }),
  ),
  permalinks: v.object({
    routes: v.object({
      /** Only products whose address differs from the pattern (domain 1.1). */
      products: v.array(permalink),
      categories: v.array(permalink),
      posts: v.array(permalink),
      postLists: v.array(
        v.object({
          slug: v.string(),
          label: v.string(),
          type: v.string(),
          area: v.nullable(v.picklist(['auto', 'moto'])),
        }),
      ),
    }),
  }),
  branding: v.object({
    colors: v.array(v.object({ id: v.string(), value: v.string() })),
    images: v.record(v.string(), v.nullable(v.string())),
    displayRatio: v.string(),
    /** Addresses of the tab's icon by area, and the shop's (`shop`); null: that of the design. Left out by builds before. */
    icons: v.optional(v.record(v.string(), v.nullable(v.string()))),
    /** Name of the shop as visitors read it. */
    name: v.string(),
    /** Hash of `/branding.<hash>.css`, the colours as variables; empty while they are those of the design. */
    stylesheet: v.string(),
  }),
  context: v.object({
    locale: v.string(),
    locales: v.array(v.string()),
    /** Of each half of the shop. Left out by builds before. */
    languages: v.optional(v.record(v.string(), languages)),
    currency: v.string(),
    version: v.string(),
    /** Host pairs of the areas, for the redirects of specification §2; empty on one host. */
    hosts: v.array(v.object({ auto: v.string(), moto: v.string() })),
    /** False while the service worker is switched off: pages do not register it (design §6, kill switch). */
    serviceWorker: v.boolean(),
  }),
});
export type InitPayload = v.InferOutput<typeof initPayload>;

export const initRoute = defineRoute({
  name: 'api.init',
  method: 'GET',
  uri: 'api/init-vue',
  access: 'anyone',
  cache: 'public',
  answer: initPayload,
});
