/** What people find while they count, and what the desk does with counts. */
import fc from 'fast-check';

export type CountAction =
  | {
      readonly do: 'found';
      readonly device: number;
      /** The last one is a code that no article has. */
      readonly article: number;
      readonly way: 'add' | 'set';
      readonly pieces: number;
    }
  /** The count that is open is confirmed, and another one is opened. */
  | { readonly do: 'recount' };

const of = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.WeightedArbitrary<T> => ({ weight, arbitrary });

export const countWork = (device: fc.Arbitrary<number>): fc.WeightedArbitrary<CountAction>[] => [
  of(
    6,
    fc.record({
      do: fc.constant('found'),
      device,
      article: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
      way: fc.constantFrom('add', 'add', 'set'),
      pieces: fc.integer({ min: 0, max: 9 }),
    }),
  ),
  of(1, fc.constant({ do: 'recount' } as const)),
];
