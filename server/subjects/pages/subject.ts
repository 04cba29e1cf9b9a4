import type { Subject } from '#server/subjects/subject.ts';

import { findTargets, shownBlocks } from './block-desk.ts';

/** Public pages, and the page builder's questions about them. */
export const pages = {
  routes: ({ pages: service }) => ({
    'api.init': () => service.init(),
    'api.get-metadata': (_context, { query }) => service.metadata(query.url, query),
    'api.page': (_context, { query }) => service.page(query.path, query.search, query.locale),
  }),
  office: ({ pages: service }) => ({
    'api.admin.init': () => service.adminInit(),
    'api.admin.blocks.shown': async (_context, { body }) => shownBlocks(await service.source(), body),
    'api.admin.blocks.find': async (_context, { body }) => findTargets(await service.source(), body),
  }),
  cacheable: ['api.init', 'api.page', 'api.get-metadata', 'api.admin.init'],
} as const satisfies Subject;
