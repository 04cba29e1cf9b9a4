import fc from 'fast-check';
import { expect, test } from 'vitest';

import { joined, type Answered, type Held } from '#server/subjects/joined.ts';

const cart = { routes: (price: number) => ({ show: () => price }), jobs: { expire: 1 } } as const;
const orders = { routes: () => ({ place: () => 'placed' }), jobs: { settle: 2 } } as const;
const menus = {} as const;
type One = typeof cart | typeof orders | typeof menus;

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
  const whole: Table = joined<Answered<One, 'routes'>>([cart.routes(5), orders.routes()]);
  expect([whole.show(), whole.place()]).toEqual([5, 'placed']);
  // @ts-expect-error nobody places an order
  const part: Table = joined<Answered<typeof cart | typeof menus, 'routes'>>([cart.routes(5)]);
  expect(Object.keys(part)).toEqual(['show']);
  const jobs: { readonly expire: number; readonly settle: number } = joined<Held<One, 'jobs'>>([
    cart.jobs,
    orders.jobs,
  ]);
  expect(jobs).toEqual({ expire: 1, settle: 2 });
});
