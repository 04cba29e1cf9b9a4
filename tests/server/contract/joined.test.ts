import fc from 'fast-check';
import { expect, test } from 'vitest';

import { joined } from '#server/subjects/joined.ts';

const cart = { routes: (price: number) => ({ show: () => price }) } as const;
const orders = { routes: () => ({ place: () => 'placed' }) } as const;
const menus = { sweeps: true } as const;
const SUBJECTS = [cart, orders, menus] as const;

interface Table {
  readonly show: () => number;
  readonly place: () => string;
}

test('tables of subjects without a name in common are together what each of them is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string().map((name) => `api.${name}`)),
      fc.integer({ min: 1, max: 5 }),
      (names, count) => {
        const parts = Array.from({ length: count }, (_one, part) =>
          Object.fromEntries(names.flatMap((name, at) => (at % count === part ? [[name, at]] : []))),
        );
        expect(joined(parts)).toEqual(Object.fromEntries(names.map((name, at) => [name, at])));
      },
    ),
  );
});

test('a name that two subjects have is told at the start, and hides nothing', () => {
  expect(() => joined([{ a: 1 }, { b: 2 }, { a: 3 }])).toThrow('two subjects have a');
});

test('a table is complete with what all subjects answer, and does not compile with a name forgotten', () => {
  const whole: Table = joined(SUBJECTS.flatMap((one) => ('routes' in one ? [one.routes(5)] : [])));
  expect([whole.show(), whole.place()]).toEqual([5, 'placed']);
  // @ts-expect-error nobody places an order
  const part: Table = joined([cart, menus].flatMap((one) => ('routes' in one ? [one.routes(5)] : [])));
  expect(Object.keys(part)).toEqual(['show']);
});
