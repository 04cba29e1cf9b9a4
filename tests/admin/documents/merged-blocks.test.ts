import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { insertAfter, moveBlock, removeBlock } from '#core/domain/blocks/edit-blocks.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { rebased, type ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';
import { DOC, page } from './desk.ts';

const hero = (id: string, title: string): Block => {
  const block = newBlock('hero', id);
  return { ...block, props: { ...block.props, title } };
};
const inside = (child: Block): Block => ({ ...newBlock('section', 's'), children: [child] });

function made(blocks: readonly Block[]): ContentBody {
  const body = page('Qui sommes-nous');
  const { fr_FR } = body.translations;
  return { ...body, translations: { ...body.translations, fr_FR: { ...fr_FR, blocks } } };
}

const read = (value: unknown) => readBody('content', value);

const draftOf = (base: ContentBody, working: ContentBody): DocumentDraft => ({
  draft: 'd',
  doc: DOC,
  of: 'content',
  type: 'page',
  base,
  baseRev: 1,
  baseRevId: null,
  moves: 0,
  at: '2026-11-20T08:00:00.000Z',
  working,
  save: null,
  conflict: null,
});

/** As a reader has it: without positions. */
const seen = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'pos' ? undefined : value)));

/** The shop after all have saved on the same revision, one after another; null where somebody has to choose. */
function afterAll(base: ContentBody, arrivals: readonly ContentBody[]): unknown {
  let shop: ShopDocument = { rev: 1, body: base };
  for (const working of arrivals) {
    const { conflict, working: body } =
      shop.rev === 1 ? draftOf(base, working) : rebased(draftOf(base, working), shop, read);
    if (conflict !== null) return null;
    shop = { rev: shop.rev + 1, body };
  }
  return seen(shop.body);
}

const step = fc.record({ what: fc.constantFrom('add', 'add', 'up', 'remove'), at: fc.nat({ max: 5 }) });

/** @param who begins the name of every block they add */
function worked(start: readonly Block[], steps: readonly { what: string; at: number }[], who: string): Block[] {
  return steps.reduce<Block[]>(
    (blocks, { what, at }, nth) => {
      const id = blocks[at % Math.max(1, blocks.length)]?.id ?? null;
      if (what === 'add') return insertAfter(blocks, hero(`${who}${nth}`, `${who} ${nth}`), at === 0 ? null : id);
      if (id === null) return blocks;
      return what === 'up' ? moveBlock(blocks, id, -1) : removeBlock(blocks, id);
    },
    [...start],
  );
}

test('S96 the pages of three editors who add, move and take out blocks are one page, whoever saves first', () => {
  let clean = 0;
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 4 }), { minLength: 3, maxLength: 3 }), (works) => {
      const start = ['a', 'b', 'c', 'd'].map((id) => hero(id, id));
      const [x, y, z] = works.map((steps, who) => made(worked(start, steps, 'xyz'[who] ?? '')));
      if (x === undefined || y === undefined || z === undefined) return;
      const base = made(start);
      const ends = [
        [x, y, z],
        [x, z, y],
        [y, x, z],
        [y, z, x],
        [z, x, y],
        [z, y, x],
      ].map((all) => afterAll(base, all));
      if (ends.includes(null)) return;
      clean += 1;
      for (const end of ends) expect(end).toEqual(ends[0]);
    }),
    { numRuns: 500 },
  );
  expect(clean).toBeGreaterThan(100);
});

test('S96 what two editors wrote in two blocks becomes one page, with nothing for anybody to choose', () => {
  const base = made([hero('a', 'Pneus'), inside(hero('b', 'Freins'))]);
  const working = made([hero('a', 'Pneus d’hiver'), inside(hero('b', 'Freins'))]);
  const theirs = made([hero('a', 'Pneus'), inside(hero('b', 'Freins et disques'))]);
  const moved = rebased(draftOf(base, working), { rev: 2, body: theirs }, read);
  expect(moved.conflict).toBeNull();
  expect(seen(moved.working)).toEqual(made([hero('a', 'Pneus d’hiver'), inside(hero('b', 'Freins et disques'))]));
});

test('S96 rows of a custom field get no position, whatever the merchant calls it', () => {
  const row = (id: string, titre: string) => ({ id, values: { titre } });
  const withRows = (items: readonly object[]): ContentBody => ({ ...made([]), customFields: { items, blocks: items } });
  const base = withRows([row('a', 'Un'), row('b', 'Deux')]);
  const mine = withRows([row('a', 'Un'), row('b', 'Deux'), row('c', 'Trois')]);
  const theirs = withRows([row('b', 'Deux bis'), row('a', 'Un')]);
  const { working } = rebased(draftOf(base, mine), { rev: 2, body: theirs }, read);
  expect(JSON.stringify(working)).toContain('Deux bis');
  expect(JSON.stringify(working)).toContain('Trois');
  expect(JSON.stringify(working)).not.toContain('"pos"');
});
