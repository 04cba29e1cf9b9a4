/** What may happen in a history of the catalogue's desk. Few names and things, so that they meet. */
import fc from 'fast-check';

/** One of what there is, by the order in which it was made. */
const on = fc.nat({ max: 11 });
const to = fc.nat({ max: 11 });
const slug = fc.nat({ max: 4 });
const price = fc.constantFrom(200_000, 300_000, 400_000, 500_000);
const special = fc.constantFrom(null, null, 100_000, 150_000, 250_000);
const pieces = fc.integer({ min: 1, max: 6 });
const sizes = fc.subarray(['S', 'M', 'L'] as const, { minLength: 1 });

const does = <Name extends string, T extends object>(name: Name, facts: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(facts).map((more) => ({ does: name, ...more }));

const ofProducts = fc.oneof(
  { weight: 3, arbitrary: does('create', { slug, price, special, to }) },
  { weight: 2, arbitrary: does('matrix', { slug, price, sizes }) },
  { weight: 3, arbitrary: does('price', { on, price, special, days: fc.constantFrom(null, 2, 20) }) },
  { weight: 2, arbitrary: does('rename', { on, slug }) },
  { weight: 2, arbitrary: does('words', { on, to: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: does('withdraw', { on }) },
  { weight: 2, arbitrary: does('copy', { on }) },
  { weight: 3, arbitrary: does('remove', { on }) },
  { weight: 2, arbitrary: does('restore', { on }) },
  { weight: 1, arbitrary: does('sizes', { on, sizes }) },
  { weight: 1, arbitrary: does('option', { on: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: does('priceOfMany', { on, to, price }) },
  { weight: 1, arbitrary: does('statusOfMany', { on, to, isActive: fc.boolean() }) },
  { weight: 3, arbitrary: does('sheet', { on, price, special, pieces: fc.option(pieces) }) },
  { weight: 2, arbitrary: does('undo', { on }) },
);

const ofAddresses = fc.oneof(
  { weight: 3, arbitrary: does('address', { on, slug: fc.option(slug), own: fc.constantFrom(null, 'a', 'b', 'c') }) },
  { weight: 2, arbitrary: does('departmentAddress', { on, own: fc.constantFrom(null, 'a', 'b', 'd') }) },
  { weight: 3, arbitrary: does('department', { to, slug }) },
  { weight: 2, arbitrary: does('moveDepartment', { on, to, place: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: does('renameDepartment', { on, slug }) },
  { weight: 1, arbitrary: does('hideDepartment', { on }) },
  { weight: 2, arbitrary: does('removeDepartment', { on }) },
  { weight: 3, arbitrary: does('put', { on, to }) },
  { weight: 1, arbitrary: does('take', { on, to }) },
);

const ofStock = fc.oneof(
  { weight: 3, arbitrary: does('correct', { on, way: fc.constantFrom('by', 'to'), pieces }) },
  { weight: 2, arbitrary: does('transfer', { on, pieces }) },
  { weight: 1, arbitrary: does('plan', { on, pieces }) },
  { weight: 1, arbitrary: does('receive', { on }) },
  { weight: 2, arbitrary: does('count', { on, pieces }) },
  { weight: 2, arbitrary: does('confirm', { on }) },
);

const ofSale = fc.oneof(
  { weight: 4, arbitrary: does('order', { on, pieces: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: does('pay', { on }) },
  { weight: 2, arbitrary: does('ship', { on }) },
  { weight: 2, arbitrary: does('cancel', { on }) },
  { weight: 2, arbitrary: does('giveBack', { on, isRestocked: fc.boolean() }) },
);

const act = fc.oneof(
  { withCrossShrink: true },
  { weight: 5, arbitrary: ofProducts },
  { weight: 3, arbitrary: ofAddresses },
  { weight: 2, arbitrary: ofStock },
  { weight: 2, arbitrary: ofSale },
);
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const step = fc.record({
  act,
  /** What another administrator, or a buyer, does at the same moment. */
  beside: fc.option(act, { freq: 2 }),
  /** Days that pass afterwards. */
  days: fc.constantFrom(0, 0, 0, 0, 1, 3, 31),
  /** Whether the device asks for what it lacks. */
  isPulled: fc.boolean(),
});

export const history = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
