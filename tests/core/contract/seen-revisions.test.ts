/** Every route that says which revision or version was seen names its id beside its number (rule S85). */
import { expect, test } from 'vitest';

import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { OFFLINE_DOCUMENT_ROUTES } from '#core/contract/cms/offline-documents.ts';
import { ROUTES } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';

const ALL: Readonly<Record<string, RouteDefinition>> = {
  ...ROUTES,
  ...ADMIN_ROUTES,
  ...RESOURCE_ROUTES,
  ...OFFLINE_DOCUMENT_ROUTES,
};

/** What publishes or bins a revision is about that very one and makes none, as a cursor does: its id is no base. */
const OF_THAT_ONE: ReadonlySet<string> = new Set(['api.admin.documents.status', 'api.admin.documents.remove']);

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

/** The entries of every object within a schema, however deep. */
function objectsIn(schema: unknown, known = new Set<unknown>()): readonly Entries[] {
  if (!isObject(schema) || known.has(schema)) return [];
  known.add(schema);
  const own = isObject(schema['entries']) ? [schema['entries']] : [];
  const held = Object.values(schema).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const within = [...held, ...own.flatMap((entries) => Object.values(entries))];
  return [...own, ...within.flatMap((value) => objectsIn(value, known))];
}

const standing = Object.entries(ALL).flatMap(([name, route]) =>
  'body' in route
    ? objectsIn(route.body)
        .filter((entries) => 'rev' in entries || 'baseRev' in entries)
        .map((entries) => ({ name, entries: Object.keys(entries) }))
    : [],
);

test('S85 there are such routes, of the shop and of the office, of one thing and of many', () => {
  const names = new Set(standing.map(({ name }) => name));
  for (const name of [
    'api.account.profile.update',
    'api.admin.orders.ship',
    'api.admin.quotes.propose',
    'api.admin.rma.accept',
    'api.admin.settings.general.update',
    'api.admin.redirects.bulk',
    'api.admin.media.destroy',
  ])
    expect(names).toContain(name);
});

test.each(standing)('S85 $name names the id of the revision it stands on', ({ name, entries }) => {
  const isThatOne = OF_THAT_ONE.has(name) || entries.includes('epoch');
  expect(entries).toContain(isThatOne ? 'revId' : 'baseRevId');
});

/** True for a number, also one that may be missing. */
const isNumber = (schema: unknown): boolean =>
  isObject(schema) && (schema['type'] === 'number' || isNumber(schema['wrapped']));

/**
 * The numbers by which a person names what they have read, wherever they stand in what is sent. A version in words –
 * the text of a consent has its day – is the same in every history of the shop.
 */
const numbersRead = (entries: Entries): readonly string[] =>
  Object.keys(entries).filter(
    (name) => /^(?:version|edition|revision|issue)$|(?:Version|Edition)$/.test(name) && isNumber(entries[name]),
  );

const read = Object.entries(ALL).flatMap(([name, route]) =>
  ['body', 'query', 'params'].flatMap((part) =>
    part in route
      ? objectsIn(Object.entries(route).find(([own]) => own === part)?.[1])
          .filter((entries) => numbersRead(entries).length > 0)
          .map((entries) => ({ name, entries }))
      : [],
  ),
);

test('O26 the answers to a proposal say which they are for, signed in and by the link of its mail', () => {
  const names = new Set(read.map(({ name }) => name));
  for (const name of ['api.quotes.accept', 'api.quotes.decline', 'api.quotes.guest.accept', 'api.quotes.guest.decline'])
    expect(names).toContain(name);
});

test.each(read)('O26 $name names the id of the version that was read', ({ entries }) => {
  for (const entry of numbersRead(entries)) expect(Object.keys(entries)).toContain(`${entry}Id`);
});
