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
    {
      ...never(
        'no-circle-of-folders',
        { path: '^(?:core/(?:domain|search|contract|resources|settings)|server)/' },
        { circular: true },
        'two subjects that import each other are one',
      ),
      scope: 'folder',
    },
    never(
      'no-unresolvable',
      {},
      { couldNotResolve: true, pathNot: '^(?:#styled/|virtual:)' },
      'an import leads nowhere',
    ),

    // core: domain ← search, resources, wire ← contract
    never(
      'core-is-alone',
      { path: '^core/' },
      { path: '^(?:demo|server|src|sw|tests|e2e|bench)/' },
      'core knows nobody',
    ),
    never('core-has-no-platform', { path: '^core/' }, { dependencyTypes: ['core'] }, 'no Node in core'),
    never(
      'core-has-few-packages',
      { path: '^core/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional'],
        pathNot: 'node_modules/(?:valibot|node-diff3|fractional-indexing)/',
      },
      'core uses valibot, and what merges documents',
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
      { path: '^core/(?:resources|wire|contract)/' },
      'search knows the domain',
    ),
    never(
      'settings-know-the-domain',
      { path: '^core/settings/' },
      { path: '^core/(?!domain/|settings/)' },
      'definitions of settings know the domain',
    ),
    never(
      'labels-stay-in-the-back-office',
      { path: '^(?:core/(?!settings/labels/)|src/(?!admin/)|sw/)' },
      { path: '^core/settings/labels/' },
      'labels of settings are drawn by the back office alone',
    ),
    never(
      'resources-stay-down',
      { path: '^core/resources/' },
      { path: '^core/(?:search|contract)/' },
      'resources know the domain and the wire',
    ),
    never(
      'wire-knows-no-subject',
      { path: '^core/wire/' },
      { path: '^core/(?:search|resources|contract)/' },
      'the kit of the contract knows no subject',
    ),

    // demo: uses core and server; known to its command and to the first start, which load it by the name of its file
    never(
      'demo-is-an-entry',
      { path: '^(?:core|server|src|sw)/' },
      { path: '^demo/' },
      'nobody imports the demo shop: what fills a shop puts server and demo together',
    ),
    never(
      'demo-not-client',
      { path: '^demo/' },
      { path: '^(?:src|sw|tests|e2e|bench)/' },
      'the demo shop is rows and pictures, no page',
    ),

    // server: core ← database, gateways ← platform ← sync ← resources ← routes ← subjects ← http ← app ← main
    never(
      'server-not-client',
      { path: '^server/' },
      { path: '^(?:src|sw|tests|e2e|bench)/' },
      'the server never imports the client',
    ),
    ...floors('server', [
      '(?:database|gateways)/',
      'platform/',
      'sync/',
      'resources/',
      'routes/',
      'subjects/',
      '(?:services|upkeep|gauges|jobs)\\.ts',
      'http/',
      'app\\.ts',
      '(?:main|dev|shop|run-shop|run-command)\\.ts|commands/',
    ]),
    never(
      'http-knows-no-subject',
      { path: '^server/http/', pathNot: '^server/http/(?:html/site|payments|live)' },
      { path: '^server/subjects/' },
      'what HTTP binds comes in by the contract; site maps, notifications of payment and pokes are served apart',
    ),
    never(
      'database-not-gateways',
      { path: '^server/database/' },
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
      { path: '^server/(?!database/|platform/|sync/|resources/|subjects/|commands/|(?:shop|gauges)\\.ts)' },
      { path: 'node_modules/(?:kysely|pg)/' },
      'SQL is written in the database and by the subjects and what they stand on',
    ),

    // src: core ← db, api ← sync, catalogue ← the realms; shop: store ← parts ← features ← app ← entries;
    // admin: api ← store ← port ← parts ← forms ← fields ← screens ← features ← app ← main
    never('client-not-server', { path: '^(?:src|sw)/' }, { path: '^server/' }, 'the client never imports the server'),
    ...floors('src', ['(?:db|api)/', '(?:sync|catalogue)/', '(?:shop|admin)/']),
    ...floors('src/shop', ['store/', 'parts/', 'features/', 'app/', '(?:main|entry-)']),
    ...floors('src/admin', [
      'api/',
      'store/',
      'port/',
      'parts/',
      'forms/',
      'fields/',
      'screens/',
      'features/',
      'app/',
      'main\\.tsx',
    ]),
    never(
      'shared-knows-no-realm',
      { path: '^(?:src/(?!shop/|admin/)|sw/)' },
      { path: '^src/(?:shop|admin)/' },
      'what both realms stand on knows neither',
    ),
    never('shop-not-admin', { path: '^src/shop/' }, { path: '^src/admin/' }, 'two realms'),
    never('admin-not-shop', { path: '^src/admin/' }, { path: '^src/shop/' }, 'two realms'),
    never('db-not-api', { path: '^src/db/' }, { path: '^src/api/' }, 'two rooms of one floor'),
    never('api-not-db', { path: '^src/api/' }, { path: '^src/db/' }, 'two rooms of one floor'),
    never(
      'sync-knows-no-subject',
      { path: '^src/sync/' },
      { path: '^core/(?:search|resources|contract)/' },
      'the engine is handed the routes, lanes and records of its realm; it imports none',
    ),
    never('sync-not-catalogue', { path: '^src/sync/' }, { path: '^src/catalogue/' }, 'two rooms of one floor'),
    never('catalogue-not-sync', { path: '^src/catalogue/' }, { path: '^src/sync/' }, 'two rooms of one floor'),
    never(
      'ui-knows-no-shop',
      { path: '^src/ui/' },
      { path: '^(?:core|src/(?!ui/))' },
      'the design system imports nothing of ours',
    ),
    never(
      'forms-know-no-shop',
      { path: '^src/forms/' },
      { path: '^src/(?!forms/|ui/|i18n/|api/)' },
      'forms know how to ask and how the shop refuses, and no screen',
    ),
    never(
      'i18n-knows-the-domain',
      { path: '^src/i18n/' },
      { path: '^(?:core/(?!domain/|wire/)|src/(?!i18n/))' },
      'only core/domain and the codes of core/wire',
    ),
    never(
      'feature-not-feature',
      { path: '^src/(shop|admin)/features/([^/]+)/' },
      { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
      'a feature imports no other feature',
    ),
    never(
      'dexie-stays-home',
      { path: '^(?:core|src|sw)/', pathNot: '^src/db/' },
      { path: 'node_modules/dexie/' },
      'Dexie is used in src/db',
    ),
    never(
      'live-queries-in-the-store',
      { path: '^(?:core|src|sw)/', pathNot: '^src/shop/store/' },
      { path: 'node_modules/dexie-react-hooks/' },
      'live queries are read in src/shop/store',
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
