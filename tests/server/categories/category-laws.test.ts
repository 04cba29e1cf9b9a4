/** Two administrators over one tree, in any order and at once: what they leave is a tree (domain 2.4). */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { linesOf, MOST_LEVELS } from '#core/domain/catalogue/categories/category-tree.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { countProducts, readTree } from '#server/subjects/catalogue/categories/read-tree.ts';
import { runs } from '#tests/support/runs.ts';

import { openOffice, type CategoryOffice } from './category-office.ts';

let office: CategoryOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const pick = fc.nat(30);
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), on: pick, to: pick, slug: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), on: pick, to: pick, slug: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), on: pick, to: pick, slug: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), on: pick, to: pick, slug: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('destroy' as const), on: pick, to: pick, slug: pick }) },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** Few names, so that they meet. */
const slugOf = (at: number): string => `rayon-${at % 7}`;

async function perform({ do: what, on, to, slug }: Command): Promise<void> {
  const nodes = await readTree(office.db);
  const one = nodes[on % Math.max(1, nodes.length)];
  const other = nodes[to % (nodes.length + 1)];
  if (what === 'create') {
    const area = other?.area ?? (to % 2 === 0 ? 'auto' : 'moto');
    const uuid = randomUUID();
    await office.store({ uuid, area, parentId: other?.uuid ?? null, slug: slugOf(slug) });
    await office.plantProduct(area, uuid);
  } else if (one === undefined) return;
  else if (what === 'move') await office.move(one, { parent: other?.uuid ?? null, position: slug % 4 });
  else if (what === 'rename') await office.update(one, { slug: slugOf(slug) });
  else if (what === 'hide') await office.update(one, { isActive: !one.isActive });
  else await office.destroy(one);
}

const unlessRefused = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });

async function checkTree(): Promise<void> {
  const nodes = await readTree(office.db);
  const lines = [...linesOf(nodes, 'auto'), ...linesOf(nodes, 'moto')];
  expect(lines.map(({ node }) => node.uuid).toSorted()).toEqual(nodes.map(({ uuid }) => uuid).toSorted());
  expect(Math.max(0, ...lines.map(({ level }) => level))).toBeLessThanOrEqual(MOST_LEVELS);
  const addresses = nodes.map(({ area, slug }) => `/${area}/nos-produits/${slug}`);
  expect(new Set(addresses).size).toBe(nodes.length);

  const redirects = await office.db.selectFrom('redirect').select(['from_path', 'to_path']).execute();
  const sources = new Set(redirects.map((row) => row.from_path));
  expect(redirects.filter(({ to_path: to }) => sources.has(to))).toEqual([]);
  expect(addresses.filter((path) => sources.has(path))).toEqual([]);

  const counts = new Map((await countProducts(office.db)).map((row) => [row.uuid, row]));
  const own = await office.productsOf();
  const below = (uuid: string): string[] => [
    ...(own.get(uuid) ?? []),
    ...nodes.filter(({ parent }) => parent === uuid).flatMap((child) => below(child.uuid)),
  ];
  for (const { uuid } of nodes) expect([uuid, counts.get(uuid)?.shown]).toEqual([uuid, new Set(below(uuid)).size]);
}

test('any creates, moves, renames and deletes of two at once leave a tree: no circle, slugs of their own, redirects that end, counts that are right', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.tuple(command, command), { minLength: 6, maxLength: 12 }), async (pairs) => {
        for (const [one, other] of pairs) {
          await Promise.all([unlessRefused(perform(one)), unlessRefused(perform(other))]);
        }
        await checkTree();
      })
      .beforeEach(() => office.clear()),
    { numRuns: runs(4, 60) },
  );
});
