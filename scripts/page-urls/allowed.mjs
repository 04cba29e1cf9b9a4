/** What looks like the address of a page and is none; an entry that nothing needs any more is a fault. */
const uri = 'the uri of a call';
const probe = 'asked by whoever watches the server';

export const ALLOWED = [
  { file: 'core/contract/pages/paths.ts', text: '/${…}', why: 'permalinks: the path is data of the shop' },
  { file: 'core/contract/pages/traits/no-pages.ts', text: '/sitemap', why: 'a file of the shop' },
  { file: 'core/contract/pages/traits/published.ts', text: '/{path}', why: 'what is published of permalinks' },
  { file: 'core/domain/links/old-address.ts', text: '/${…}', why: 'an address of a former shop' },
  { file: 'server/database/embedded/places.ts', text: '/tmp', why: 'a folder' },
  { file: 'server/http/binding/bind.ts', text: '/${…}', why: uri },
  { file: 'server/http/live.ts', text: '/${…}', why: uri },
  { file: 'src/admin/app/account/follow-session.ts', text: '/${…}', why: uri },
  { file: 'server/http/monitoring/health.ts', text: '/healthz', why: probe },
  { file: 'server/http/monitoring/health.ts', text: '/readyz', why: probe },
  { file: 'server/http/monitoring/health.ts', text: '/metrics', why: probe },
  { file: 'src/api/route-table.ts', text: '/${…}${…}', why: uri },
  { file: 'src/shop/app/port/start-payload.ts', text: '/${…}', why: uri },
  { file: 'sw/asked.ts', text: '/${…}', why: uri },
  { file: 'sw/build-names.ts', text: '/${…}', why: 'a file of the build' },
  { file: 'sw/shop/init.ts', text: '/${…}', why: uri },
  { file: 'sw/shop/old-tabs.ts', text: '/old-tabs', why: 'a key of a cache' },
  { file: 'sw/admin/asked.ts', text: '/${…}?realm=admin', why: uri },
];
