/** What editors, their tabs, wires, disks and the shop do, one after the other. */
import fc from 'fast-check';
import { FATES, type Fate } from '#tests/support/sync/wire.ts';
import { countWork, type CountAction } from './counts/count-actions.ts';
import { fileWork, type FileAction } from './files/file-actions.ts';

/** A field somebody types in; `block`: they add a block. */
export type Field = 'title' | 'text' | 'seo' | 'block';

interface At {
  readonly device: number;
}
interface InTab extends At {
  readonly tab: number;
}

export type EditorAction =
  | (At & { readonly do: 'open' | 'openTwice'; readonly doc: number })
  | (InTab & { readonly do: 'type'; readonly field: Field })
  | (InTab & { readonly do: 'save' | 'hide' | 'close' | 'kill' | 'discard' | 'take' | 'refuse' })
  | (At & { readonly do: 'choose'; readonly side: 'mine' | 'theirs' })
  | (At & { readonly do: 'retry' | 'abandon' | 'stay' | 'bar' | 'allow' })
  | (At & { readonly do: 'bin' | 'unbin' | 'copy'; readonly doc: number })
  | (At & { readonly do: 'cut' | 'heal' })
  | (At & { readonly do: 'fates'; readonly fates: readonly Fate[] })
  | (At & { readonly do: 'disk'; readonly writes: number; readonly isFull: boolean })
  | (At & { readonly do: 'setClock'; readonly skewMs: number });

export type Action =
  | EditorAction
  | FileAction
  | CountAction
  | (At & { readonly do: 'signOut' })
  | (At & { readonly do: 'crash' })
  | { readonly do: 'backUp' | 'restore' }
  | { readonly do: 'pass'; readonly ms: number };

/** The first two are devices of one person. */
export const DEVICES = 3;
export const DOCUMENTS = 3;

const device = fc.nat({ max: DEVICES - 1 });
const doc = fc.nat({ max: DOCUMENTS - 1 });
const tab = fc.nat({ max: 2 });
const field = fc.constantFrom<Field>('title', 'text', 'seo', 'block');
const HOUR_MS = 3_600_000;

const of = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.WeightedArbitrary<T> => ({ weight, arbitrary });

const work: fc.WeightedArbitrary<Action>[] = [
  of(6, fc.record({ do: fc.constantFrom('open', 'open', 'openTwice'), device, doc })),
  of(14, fc.record({ do: fc.constant('type'), device, tab, field })),
  of(6, fc.record({ do: fc.constantFrom('save', 'save', 'hide'), device, tab })),
  of(5, fc.record({ do: fc.constantFrom('close', 'kill', 'kill'), device, tab })),
  of(4, fc.record({ do: fc.constantFrom('take', 'take', 'refuse', 'discard'), device, tab })),
  of(3, fc.record({ do: fc.constant('choose'), device, side: fc.constantFrom('mine', 'theirs') })),
  of(3, fc.record({ do: fc.constantFrom('retry', 'abandon', 'stay', 'signOut', 'crash'), device })),
  of(2, fc.record({ do: fc.constantFrom('bin', 'unbin', 'copy'), device, doc })),
  of(14, fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 21, 45, 420, 3_000, 9_000, 25_000) })),
];

const files: fc.WeightedArbitrary<Action>[] = fileWork(device);

const counting: fc.WeightedArbitrary<Action>[] = countWork(device);

const accidents: fc.WeightedArbitrary<Action>[] = [
  of(4, fc.record({ do: fc.constantFrom('cut', 'heal', 'heal'), device })),
  of(
    3,
    fc.record({
      do: fc.constant('fates'),
      device,
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 4 }),
    }),
  ),
  of(2, fc.record({ do: fc.constantFrom('bar', 'allow', 'allow'), device })),
  of(1, fc.record({ do: fc.constant('disk'), device, writes: fc.integer({ min: 1, max: 3 }), isFull: fc.boolean() })),
  of(
    1,
    fc.record({ do: fc.constant('setClock'), device, skewMs: fc.constantFrom(0, -HOUR_MS, -24 * HOUR_MS, HOUR_MS) }),
  ),
];

const disasters: fc.WeightedArbitrary<Action>[] = [of(2, fc.record({ do: fc.constantFrom('backUp', 'restore') }))];

const manyOf = (size: number, from: fc.WeightedArbitrary<Action>[]): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...from), { minLength: 1, maxLength: size, size: 'max' });

/** A wire that fails, a disk that refuses, rights that are lost. */
export const dailyActions = (size: number): fc.Arbitrary<Action[]> =>
  manyOf(size, [...work, ...files, ...counting, ...accidents]);
/** And a shop that is restored from a backup. */
export const restoredActions = (size: number): fc.Arbitrary<Action[]> =>
  manyOf(size, [...work, ...files, ...counting, ...accidents.slice(0, 2), ...disasters]);
