/** Old addresses and where they lead (domain 1.4): what can be saved works as somebody asks for it, and leads nobody in a circle. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { href } from '#core/contract/pages/href.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let keeper: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer({
    renderer: {
      headTags: () => [],
      handle: async (request, port) => {
        const { pathname, search } = new URL(request.url);
        const answer = await port.page(pathname, search);
        if (answer.status === 301 || answer.status === 302)
          return new Response(null, { status: answer.status, headers: { location: answer.to } });
        return new Response('<p>page</p>', { status: answer.status });
      },
    },
  });
  keeper = await signedIn(server, ['redirects.index', 'redirects.store', 'redirects.update', 'redirects.destroy']);
});
afterAll(() => server.close());

const problem = v.object({ data: v.object({ fields: v.array(v.object({ path: v.string(), code: v.string() })) }) });

/** What came of it: its UUID, or the first fault. */
async function save(fromPath: string, toPath: string, status = '301'): Promise<string> {
  const uuid = randomUUID();
  const body = { uuid, fields: { fromPath, toPath, status } };
  const answer = await keeper.call('api.admin.redirects.store', { body });
  await server.refresh();
  if (answer.ok) return uuid;
  const { fields } = v.parse(problem, await answer.json()).data;
  return `${fields[0]?.path ?? ''} ${fields[0]?.code ?? ''}`;
}
const UUID = /^[\da-f-]{36}$/u;
const seen = async (path: string): Promise<readonly [number, string | null]> => {
  const answer = await server.send(path);
  return [answer.status, answer.headers.get('location')];
};

test.each([
  ['/b1', '/b1/'],
  ['/c1', '/c1?x=1'],
  ['/c2/', '/c2'],
  ['/c3', '/c3#haut'],
  ['/été', '/%C3%A9t%C3%A9'],
  ['/e\u0301te', '/éte'],
  ['/c4', 'http://shop.test/c4/'],
  ['/c5', 'http://shop.test/c5?a=b'],
  ['/c6?a=1', '/c6?b=2&a=1'],
  ['/%61bc', '/abc'],
])('a redirect from %s to %s leads back to itself', async (from, to) => {
  expect(await save(from, to)).toBe('fields.toPath redirect.loop');
});

test('nor does a chain lead in a circle, however its addresses are written', async () => {
  expect(await save('/un', '/deux?page=2')).toMatch(UUID);
  expect(await save('/deux/', '/trois/')).toMatch(UUID);
  expect(await save('/trois', '/un/#fin')).toBe('fields.toPath redirect.loop');
  expect(await seen('/un')).toEqual([301, '/trois/']);
  expect(await save('/quatre', '/un?x')).toMatch(UUID);
  expect(await seen('/quatre')).toEqual([301, '/trois/']);
});

test('what leads to an address that is gone stays as it is', async () => {
  expect(await save('/parti', '/auto', '410')).toMatch(UUID);
  expect(await save('/vers-parti', '/parti')).toMatch(UUID);
  expect(await seen('/vers-parti')).toEqual([301, '/parti']);
  expect(await save('/nulle-part', '')).toMatch(/^fields\.toPath /u);
});

test.each([
  ['/12-filtre-a-huile.html', ['/12-filtre-a-huile.html', '/12-filtre-a-huile.html?utm_source=x']],
  ['/boutique/vieux.php', ['/boutique/vieux.php', '/boutique//vieux.php'.replace('//', '/')]],
  ['/ancienne%20%C3%A9t%C3%A9', ['/ancienne%20%C3%A9t%C3%A9', '/ancienne%20%c3%a9t%c3%a9']],
  ['/index.php?id_product=12', ['/index.php?id_product=12', '/index.php?utm=x&id_product=12']],
  ['/index.php?controller=product&id=7', ['/index.php?id=7&controller=product']],
  ['/?p=123', ['/?p=123']],
  ['/auto?page_id=2', ['/auto?page_id=2']],
  ['/fiche?n=bo%C3%AEte+noire', ['/fiche?n=bo%C3%AEte%20noire', '/fiche?n=bo%C3%AEte+noire']],
  ['/cent%', ['/cent%25']],
])('an old address %s leads on however it is asked for', async (from, asked) => {
  expect(await save(from, '/auto')).toMatch(UUID);
  for (const path of asked) expect(await seen(path), path).toEqual([301, '/auto']);
});

test('a slash at its end makes no difference, and a page has none', async () => {
  expect(await save('/ancienne-page/', '/moto')).toMatch(UUID);
  expect(await seen('/ancienne-page')).toEqual([301, '/moto']);
  const slashed = await server.send('/ancienne-page/');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/ancienne-page']);
  const page = await server.send('/auto/nos-produits/');
  expect([page.status, page.headers.get('location'), page.headers.get('cache-control')]).toEqual([
    301,
    '/auto/nos-produits',
    'public, max-age=3600',
  ]);
});

test('the same address is stored once, however it is written', async () => {
  expect(await save('/une/seule', '/auto')).toMatch(UUID);
  for (const again of ['/une/seule/', '/une/%73eule'])
    expect(await save(again, '/moto')).toMatch(/^fields\.fromPath /u);
});

test('another query than the one it names leads nowhere', async () => {
  expect(await save('/catalogue.php?cat=4', '/auto')).toMatch(UUID);
  expect((await seen('/catalogue.php?cat=5'))[0]).toBe(404);
  expect((await seen('/catalogue.php'))[0]).toBe(404);
});

test.each([
  ['/auto', 'redirect.live'],
  ['/', 'redirect.live'],
  ['/auto/', 'redirect.live'],
  [href('products.index'), 'redirect.live'],
  [href('auto.checkout.cart'), 'redirect.live'],
  ['/*', 'redirect.wildcard'],
  ['/vieux/*', 'redirect.wildcard'],
  ['/media/vieux.pdf', 'redirect.reserved'],
  ['/robots.txt', 'redirect.reserved'],
  ['/index.html', 'redirect.reserved'],
  ['//ailleurs.example', 'oldAddress.invalid'],
  ['sans-barre', 'oldAddress.invalid'],
])('a redirect from %s would never be followed, which its keeper is told', async (from, code) => {
  expect(await save(from, '/moto')).toBe(`fields.fromPath ${code}`);
});

test.each(['//', '///', '//a:b', '//x', '//evil.example/..', '//evil.example/auto', '/.//evil.example'])(
  'a path that begins with two slashes, %s, leads to the one with one, and to no other host',
  async (path) => {
    const [status, location] = await seen(path);
    expect([301, 404]).toContain(status);
    expect(location ?? '/').toMatch(/^\/(?![/\\])/u);
  },
);

test('a manager of passwords is led to where one is changed', async () => {
  expect(await seen('/.well-known/change-password')).toEqual([302, '/auto/account/securite']);
});

test('a page that came to stand where a redirect led away is shown, whatever a campaign adds to its address', async () => {
  /* as before there was a page: nothing keeps an address free for it */
  await server.db
    .insertInto('redirect')
    .values({ from_path: href('auto.contact'), to_path: '/ailleurs', status: 301 })
    .execute();
  expect(await save('/une-autre', '/auto')).toMatch(UUID);
  expect(await seen(href('auto.contact'))).toEqual([200, null]);
  expect(await seen(`${href('auto.contact')}?utm_source=lettre`)).toEqual([200, null]);
});
