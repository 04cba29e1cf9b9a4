/** Links of the shop: looked for, looked at, mended in the working copy (domain 8.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { linkScanShowRoute, linksRoute } from '#core/contract/cms/links/links.ts';
import type { Reached } from '#core/domain/links/link-state.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';

import { contentWith, plantContent } from './plant-content.ts';

/** Links that an editor may write, each of which some reader of addresses throws at. */
const POISONED = ['mailto:%ff@x.fr', 'https://[x/', 'https://a:99999/', '/%ff', 'tel:', 'https://%/a'];
const FAILING = 'https://plante.example/';

const web = new Map<string, Reached>();
const asked: string[] = [];

let server: WholeServer;
let office: OfficeVisit;
let page = '';
const text = (...links: string[]) => [
  { type: 'paragraph' as const, text: links.map((href) => ({ text: `vers ${href}`, href })) },
];

beforeAll(async () => {
  const gateway: LinkGateway = {
    ask: (url) => {
      asked.push(url);
      if (url === FAILING) return Promise.reject(new Error('nobody foresaw this'));
      if (!URL.canParse(url)) return Promise.resolve({ outcome: 'unreachable', why: 'invalid' });
      return Promise.resolve(web.get(url) ?? { outcome: 'answered', code: 200, movedTo: null });
    },
  };
  server = await openWholeServer({ links: gateway });
  office = await signedIn(server);
  web.set('https://mort.example/', { outcome: 'unreachable', why: 'dns' });
  page = await plantContent(server.db, {
    body: contentWith({
      title: 'Nos conseils',
      slug: 'nos-conseils',
      body: text(
        '/auto/nos-produits/plaquettes',
        '/nulle-part',
        '/nulle-part#bas',
        'https://mort.example/',
        'https://vivant.example/a',
        '#haut',
        ...POISONED,
        FAILING,
      ),
    }),
  });
  await plantContent(server.db, {
    body: {
      ...contentWith({ title: 'Le club', slug: 'le-club', body: [] }),
      customFields: { site: 'https://champ.example/', voir: { href: '/champ-perdu', text: 'La suite' } },
    },
  });
  await server.db
    .updateTable('category')
    .set({ description: 'Tout est dit sur https://rayon.example/guide.' })
    .where('slug', '=', 'plaquettes')
    .execute();
  await server.refresh();
});
afterAll(() => server.close());

const list = async (query: Record<string, string> = {}) =>
  v.parse(linksRoute.answer, await (await office.call('api.admin.broken-links.list', { query })).json());
const scan = async () => {
  server.clock.advance(60_000);
  await office.call('api.admin.broken-links.scan', { body: {} });
  await server.post();
  return v.parse(linkScanShowRoute.answer, await (await office.call('api.admin.broken-links.progress')).json()).scan;
};
const found = async (url: string) => (await list({ q: url })).data.find((one) => one.url === url);

test('before the first scan there is nothing to tell', async () => {
  expect(await list({ state: 'broken' })).toEqual({ data: [], total: 0, counts: {} });
});

test('a scan finds what leads nowhere, in the shop without a call, outside with one each', async () => {
  const told = await scan();
  expect(told?.endedAt).not.toBeNull();
  expect(told?.done).toBe(told?.total);
  expect(await found('/nulle-part')).toMatchObject({
    state: 'broken',
    code: 404,
    uses: [{ source: 'content', uuid: page, type: 'page', title: 'Nos conseils', words: 'vers /nulle-part' }],
  });
  expect(await found('/auto/nos-produits/plaquettes')).toMatchObject({ state: 'ok', isInside: true });
  expect(await found('https://mort.example/')).toMatchObject({ state: 'broken', fault: 'dns', isInside: false });
  expect(asked.filter((url) => url.includes('vivant'))).toEqual(['https://vivant.example/a']);
  expect((await list({ state: 'broken' })).total).toBe((await list()).counts['broken']);
});

test('a scan ends whatever is written in a link, and one that cannot be looked at holds up no other', async () => {
  for (const url of POISONED.filter((one) => !one.startsWith('/')))
    expect(await found(url), url).toMatchObject({ state: 'broken', fault: 'invalid' });
  expect(await found('/%ff')).toMatchObject({ state: 'broken', code: 404 });
  expect(await found(FAILING)).toMatchObject({ state: 'broken', fault: 'invalid' });
});

test('fields of a content and texts of a category are looked through as well', async () => {
  expect((await found('/champ-perdu'))?.uses).toMatchObject([
    { source: 'content', title: 'Le club', words: 'La suite' },
  ]);
  expect((await found('https://champ.example/'))?.uses).toMatchObject([{ source: 'content', title: 'Le club' }]);
  expect((await found('https://rayon.example/guide'))?.uses).toMatchObject([{ source: 'category' }]);
});

test('what somebody calls fine stays so through the next scan, until they say otherwise', async () => {
  const dead = await found('https://mort.example/');
  const params = { uuid: dead?.uuid ?? '' };
  await office.call('api.admin.broken-links.ignore', { params, body: { ignored: true } });
  await scan();
  expect(await found('https://mort.example/')).toMatchObject({ state: 'ignored' });
  await office.call('api.admin.broken-links.ignore', { params, body: { ignored: false } });
  expect(await found('https://mort.example/')).toMatchObject({ state: 'broken' });
  web.set('https://mort.example/', { outcome: 'answered', code: 200, movedTo: null });
  const again = await office.call('api.admin.broken-links.recheck', { params, body: {} });
  expect(await again.json()).toEqual({ state: 'ok' });
});

test('a link is mended where it stands, by a save with its revision, which keeps all other words', async () => {
  const dead = await found('/nulle-part');
  const replace = (to: string | null, visit = office) =>
    visit.call('api.admin.broken-links.replace', {
      params: { uuid: dead?.uuid ?? '' },
      body: { to, documents: [page] },
    });
  expect(await codeOf(await replace('javascript:alert(1)'))).toBe('input.invalid');
  const reader = await signedIn(server, ['broken-links.update', 'broken-links.index']);
  expect(await codeOf(await replace('/auto', reader))).toBe('permission.missing');
  expect(await (await replace('/auto/nos-produits/plaquettes')).json()).toEqual({ replaced: 1 });
  const row = await server.db
    .selectFrom('cms_document')
    .select(['working', 'published', 'rev'])
    .where('uuid', '=', page)
    .executeTakeFirstOrThrow();
  expect(row.rev).toBe(2);
  expect(JSON.stringify(row.working)).not.toContain('"href":"/nulle-part"');
  expect(JSON.stringify(row.working)).toContain('vers /nulle-part');
  // visitors see it when somebody publishes
  expect(JSON.stringify(row.published)).toContain('"href":"/nulle-part"');
  const revision = await server.db
    .selectFrom('cms_revision')
    .select('named')
    .where('document', '=', page)
    .where('rev', '=', 2)
    .execute();
  expect(revision).toEqual([{ named: true }]);
  await scan();
  expect(await found('/nulle-part')).toBeUndefined();
});

test('a scan that is under way is not begun twice', async () => {
  const first = await (await office.call('api.admin.broken-links.scan', { body: {} })).json();
  const second = await (await office.call('api.admin.broken-links.scan', { body: {} })).json();
  expect(second).toEqual(first);
  await server.post();
});
