/** The floors (docs/architecture.md): imports go down, never up, never in a circle. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Rooms of one realm from the bottom up: none imports what stands above it. */
function floors(realm, rooms) {
  return rooms.flatMap((room, height) => {
    const above = rooms.slice(height + 1);
    if (above.length === 0) return [];
    return never(
      `${realm}-${room}-stays-down`,
      { path: `^${realm}/${room}` },
      { path: `^${realm}/(?:${above.join('|')})` },
      `${realm}/${room} imports nothing from a floor above it`,
    );
  });
}

module.exports = {
  forbidden: [
    never('no-circle', {}, { circular: true }, 'a circle has no floor'),
    never(
      'no-unresolvable',
      {},
      { couldNotResolve: true, pathNot: '^(?:#styled/|virtual:)' },
      'an import leads nowhere',
    ),

    // core: domain ← search, resources ← contract
    never('core-is-alone', { path: '^core/' }, { path: '^(?:server|src|sw|tests|e2e|bench)/' }, 'core knows nobody'),
    never('core-has-no-platform', { path: '^core/' }, { dependencyTypes: ['core'] }, 'no Node in core'),
    never(
      'core-has-few-packages',
      { path: '^core/' },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional'], pathNot: 'node_modules/valibot' },
      'core uses valibot and nothing else',
    ),
    never(
      'domain-is-the-ground',
      { path: '^core/domain/' },
      { path: '^core/(?!domain/)' },
      'the domain imports only itself',
    ),
    never(
      'search-stays-down',
      { path: '^core/search/' },
      { path: '^core/(?:resources|contract)/' },
      'search knows the domain',
    ),
    never(
      'resources-stay-down',
      { path: '^core/resources/' },
      { path: '^core/(?:search|contract)/' },
      'resources know the domain',
    ),

    // server: core ← database, gateways ← services ← http ← app ← main
    never(
      'server-not-client',
      { path: '^server/' },
      { path: '^(?:src|sw|tests|e2e|bench)/' },
      'the server never imports the client',
    ),
    ...floors('server', [
      '(?:database|gateways)/',
      'services/',
      'http/',
      'app\\.ts',
      '(?:main|dev|shop|run-shop|run-command)\\.ts|commands/',
    ]),
    never(
      'database-not-gateways',
      { path: '^server/database/(?!seed/)' },
      { path: '^server/gateways/' },
      'two rooms of one floor',
    ),
    never(
      'gateways-not-database',
      { path: '^server/gateways/' },
      { path: '^server/database/' },
      'two rooms of one floor',
    ),
    never(
      'sql-stays-home',
      { path: '^server/(?!database/|services/|commands/|shop\\.ts)' },
      { path: 'node_modules/(?:kysely|pg)/' },
      'SQL is written in the database and the services',
    ),

    // src: core ← db, api ← sync, catalogue ← store ← screens ← features ← app ← main
    never('client-not-server', { path: '^(?:src|sw)/' }, { path: '^server/' }, 'the client never imports the server'),
    ...floors('src', [
      '(?:db|api)/',
      '(?:sync|catalogue)/',
      'store/',
      'screens/',
      'features/',
      'app/',
      '(?:main|entry-)',
    ]),
    never('db-not-api', { path: '^src/db/' }, { path: '^src/api/' }, 'two rooms of one floor'),
    never('api-not-db', { path: '^src/api/' }, { path: '^src/db/' }, 'two rooms of one floor'),
    never('sync-not-catalogue', { path: '^src/sync/' }, { path: '^src/catalogue/' }, 'two rooms of one floor'),
    never('catalogue-not-sync', { path: '^src/catalogue/' }, { path: '^src/sync/' }, 'two rooms of one floor'),
    never(
      'ui-knows-no-shop',
      { path: '^src/ui/' },
      { path: '^(?:core|src/(?!ui/))' },
      'the design system imports nothing of ours',
    ),
    never(
      'i18n-knows-the-domain',
      { path: '^src/i18n/' },
      { path: '^(?:core/(?!domain/)|src/(?!i18n/))' },
      'only core/domain',
    ),
    never(
      'feature-not-feature',
      { path: '^src/features/([^/]+)/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/$2/' },
      'a feature imports no other feature, shop and admin least of all',
    ),
    never(
      'dexie-stays-home',
      { path: '^(?:core|src|sw)/', pathNot: '^src/db/' },
      { path: 'node_modules/dexie/' },
      'Dexie is used in src/db',
    ),
    never(
      'live-queries-in-the-store',
      { path: '^(?:core|src|sw)/', pathNot: '^src/store/' },
      { path: 'node_modules/dexie-react-hooks/' },
      'live queries are read in src/store',
    ),
    never(
      'worker-room',
      { path: '^sw/' },
      { path: '^(?:core/(?!contract/|domain/)|src/(?!db/|api/|sync/))' },
      'the service worker may use core/contract, src/db, src/api and src/sync',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|dist-ssr|dist-server|styled-system)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
