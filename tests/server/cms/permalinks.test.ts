/** Patterns of contents and addresses of articles, as the back office changes them (domain 1.4, 8.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { addressesRoute } from '#core/contract/cms/permalinks/permalinks.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';

import { contentWith, paragraph, plantContent } from './plant-content.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
  for (const slug of ['pneus', 'freins'])
    await plantContent(server.db, {
      type: 'actualites',
      body: contentWith({ title: `Des ${slug}`, slug, body: paragraph(`Tout sur les ${slug}.`) }),
      at: '2026-03-31T23:30:00Z',
    });
  await plantContent(server.db, {
    body: contentWith({ title: 'Nous rejoindre', slug: 'nous-rejoindre', body: paragraph('Oui.') }),
  });
  await server.refresh();
});
afterAll(() => server.close());

const patternOf = (type: string, pattern: string) =>
  office.call('api.admin.permalinks.set-pattern', { params: { type }, body: { pattern } });
const pageAt = async (path: string): Promise<unknown> =>
  (await server.call('api.page', { query: { path, search: '' } })).json();
const addresses = async (query: Record<string, string>) =>
  v.parse(addressesRoute.answer, await (await office.call('api.admin.permalinks.addresses', { query })).json());

test('a pattern moves all contents of its type at once, and their former addresses lead on', async () => {
  const answer = await patternOf('actualites', 'conseils/{yyyy}-{mm}/{slug}');
  expect(await answer.json()).toEqual({ moved: 2 });
  await server.refresh();
  // half past one in Paris, on the first of April
  expect(await pageAt('/conseils/2026-04/pneus')).toMatchObject({ status: 200, page: { kind: 'post' } });
  expect(await pageAt('/actualites/pneus')).toMatchObject({ status: 301, to: '/conseils/2026-04/pneus' });
  await patternOf('actualites', '{type}/{slug}');
  await server.refresh();
  expect(await pageAt('/actualites/freins')).toMatchObject({ status: 200 });
  expect(await pageAt('/conseils/2026-04/freins')).toMatchObject({ status: 301, to: '/actualites/freins' });
});

test('a pattern that would give an address twice, or one of the shop’s own, moves nothing', async () => {
  await plantContent(server.db, {
    type: 'actualites',
    body: contentWith({ title: 'Nous rejoindre aussi', slug: 'nous-rejoindre', body: paragraph('Une actualité.') }),
  });
  const told = async (type: string, pattern: string) => {
    const answer = v.parse(
      v.looseObject({ data: v.looseObject({ fields: v.array(v.looseObject({ code: v.string() })) }) }),
      await (await patternOf(type, pattern)).json(),
    );
    return answer.data.fields.map(({ code }) => code);
  };
  expect(await told('actualites', '{slug}')).toEqual(['unique']);
  expect(await told('actualites', 'admin/{slug}')).toEqual(['path.invalid']);
  expect(await told('actualites', 'auto/nos-produits/{slug}')).toEqual(['path.invalid']);
  expect(await told('page', 'pages/{slug}')).toEqual(['path.invalid']);
  const { data } = await addresses({ of: 'content', q: 'pneus' });
  expect(data.map(({ path }) => path)).toEqual(['/actualites/pneus']);
});

test('an article is found by words, given an address of its own, and both former ones are told', async () => {
  const [found] = (await addresses({ of: 'product', q: 'pad-1' })).data;
  expect(found).toMatchObject({ path: '/auto/nos-produits/piece/pad-1', isShown: true, former: [] });
  const change = (body: object) =>
    office.call('api.admin.permalinks.change', { params: { of: 'product', uuid: found?.uuid ?? '' }, body });
  await change({ slug: 'pad-1', permalink: '/freinage/plaquettes/' });
  await change({ slug: 'pad-1', permalink: 'plaquettes-avant' });
  await server.refresh();
  expect(await pageAt('/plaquettes-avant')).toMatchObject({ status: 200, route: 'permalink.product' });
  expect(await pageAt('/freinage/plaquettes')).toEqual({ status: 301, to: '/plaquettes-avant' });
  const own = await addresses({ of: 'product', own: '1' });
  expect(own).toMatchObject({ total: 1, data: [{ path: '/plaquettes-avant', former: ['/freinage/plaquettes'] }] });
  const taken = await change({ slug: 'pad-1', permalink: 'nous-rejoindre' });
  expect(await codeOf(taken)).toBe('input.invalid');
});

test('signs of a search stand for themselves', async () => {
  expect((await addresses({ of: 'product', q: '%' })).total).toBe(0);
  expect((await addresses({ of: 'category', q: 'plaquettes' })).data[0]?.path).toBe('/auto/nos-produits/plaquettes');
});
