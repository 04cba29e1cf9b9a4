/** Menus and categories that several editors change at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentBody } from '#core/contract/cms/bodies.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { MenuBody } from '#core/contract/cms/menu-body.ts';
import { merged } from '#src/admin/store/drafts/settle-draft.ts';
import { page } from './desk.ts';

type Entry = MenuBody['items'][number];
interface Step {
  readonly what: 'add' | 'move' | 'remove';
  readonly from: number;
  readonly to: number;
}

const entry = (id: string): Entry => ({
  id,
  type: 'custom',
  ref: null,
  url: `/${id}`,
  label: { fr_FR: id },
  target: 'self',
  visibility: 'all',
});
const menu = (items: readonly Entry[]): MenuBody => ({ area: null, items: [...items] });

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom('add' as const, 'move' as const, 'move' as const, 'remove' as const),
    from: fc.nat({ max: 6 }),
    to: fc.nat({ max: 6 }),
  }),
  { maxLength: 4 },
);

/** @param who begins the name of every entry they add */
const worked = (start: readonly Entry[], list: readonly Step[], who: string): readonly Entry[] =>
  list.reduce<readonly Entry[]>((items, { what, from, to }, nth) => {
    if (what === 'add') return items.toSpliced(to % (items.length + 1), 0, entry(`${who}${nth}`));
    const [taken] = items.slice(from % Math.max(1, items.length));
    if (taken === undefined) return items;
    const left = items.filter((one) => one !== taken);
    return what === 'remove' ? left : left.toSpliced(to % (left.length + 1), 0, taken);
  }, start);

/** The order of a menu after all have saved on the same revision; null where somebody has to choose. */
function afterAll(base: MenuBody, arrivals: readonly MenuBody[]): readonly string[] | null {
  let shop = base;
  for (const mine of arrivals) {
    const { document, conflicts } = merged(base, mine, shop);
    const body = readBody('menu', document);
    if (conflicts.length > 0 || body === null || !('items' in body)) return null;
    shop = body;
  }
  return shop.items.map(({ id }) => id);
}

test('S96 the menu of three editors who add, move and take out entries has one order, whoever saves first', () => {
  let clean = 0;
  fc.assert(
    fc.property(fc.tuple(steps, steps, steps), (works) => {
      const start = ['a', 'b', 'c', 'd'].map((id) => entry(id));
      const base = menu(start);
      const [x, y, z] = works.map((list, who) => menu(worked(start, list, 'xyz'[who] ?? '')));
      if (x === undefined || y === undefined || z === undefined) return;
      const ends = [
        [x, y, z],
        [y, z, x],
        [z, x, y],
        [z, y, x],
      ].map((all) => afterAll(base, all));
      if (ends.includes(null)) return;
      clean += 1;
      for (const end of ends) expect(end).toEqual(ends[0]);
    }),
    { numRuns: 400 },
  );
  expect(clean).toBeGreaterThan(100);
});

const uuid = (nth: number): string => `00000000-0000-4000-8000-00000000000${nth}`;
const chosen = fc.subarray([1, 2, 3, 4, 5].map(uuid));

describe.each(['categories', 'tags'] as const)('the %s of a content', (field) => {
  test('S96 are never a choice: what one adds and what another takes out both happens', () => {
    fc.assert(
      fc.property(chosen, chosen, chosen, (base, mine, theirs) => {
        const body = (list: readonly string[]): ContentBody => page('Page', { [field]: [...list] });
        const { document, conflicts } = merged(body(base), body(mine), body(theirs));
        expect(conflicts).toEqual([]);
        const kept = base.filter((one) => mine.includes(one) && theirs.includes(one));
        const added = [...mine, ...theirs].filter((one) => !base.includes(one));
        expect(new Set(Reflect.get(document, field))).toEqual(new Set([...kept, ...added]));
      }),
      { numRuns: 200 },
    );
  });
});
