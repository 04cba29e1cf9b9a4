/** What may happen to devices, wires, disks and the shop, one after the other: the actions of the random histories. */
import fc from 'fast-check';
import type { Area } from '#core/domain/shop/area.ts';
import { FATES, FOREIGN_FATES, type Fate } from '#tests/support/sync/wire.ts';

export type Action =
  | {
      readonly do: 'add';
      readonly device: number;
      readonly area: Area;
      readonly product: number;
      readonly delta: number;
    }
  | { readonly do: 'set'; readonly device: number; readonly area: Area; readonly product: number; readonly to: number }
  | { readonly do: 'remove'; readonly device: number; readonly area: Area; readonly product: number }
  | { readonly do: 'quote'; readonly device: number; readonly area: Area; readonly product: number }
  | { readonly do: 'refused' | 'clear'; readonly device: number; readonly area: Area }
  | {
      readonly do: 'contact' | 'takeBack' | 'cut' | 'heal' | 'openTab' | 'closeTab' | 'loseCookie' | 'quoteRefused';
      readonly device: number;
    }
  /** Of two tabs both send, the sender freezes, or goes on as if nothing had been. */
  | { readonly do: 'steal' | 'freeze' | 'thaw'; readonly device: number }
  | { readonly do: 'setClock'; readonly device: number; readonly skewMs: number }
  /** Of one line, more is wanted, the clock is moved, and then so many are wanted: the order is that of the presses. */
  | {
      readonly do: 'pressAcross';
      readonly device: number;
      readonly area: Area;
      readonly product: number;
      readonly skewMs: number;
      readonly to: number;
    }
  /** The same person begins so many other databases: at the limit, the group of this one gives way. */
  | { readonly do: 'otherGroups'; readonly device: number; readonly times: number }
  | { readonly do: 'fullDisk'; readonly device: number; readonly writes: number }
  /** The database of the device is kept aside, and later comes back as it was (a profile brought back by a backup). */
  | { readonly do: 'keepCopy' | 'copyReturns'; readonly device: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'fates'; readonly device: number; readonly fates: readonly Fate[] }
  | { readonly do: 'throttle'; readonly times: number }
  | { readonly do: 'backUp' | 'restore' | 'failover' };

export const DEVICES = 2;

const device = fc.nat({ max: DEVICES - 1 });
const area = fc.constantFrom<Area>('auto', 'moto');
const product = fc.integer({ min: 1, max: 3 });

const HOUR_MS = 3_600_000;
export const SKEWS_MS = [
  0,
  HOUR_MS,
  -HOUR_MS,
  24 * HOUR_MS,
  -24 * HOUR_MS,
  31 * 24 * HOUR_MS,
  -365 * 24 * HOUR_MS,
] as const;

const daily: fc.WeightedArbitrary<Action>[] = [
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('add'), device, area, product, delta: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('set'), device, area, product, to: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), device, area, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('quote'), device, area, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('refused', 'clear'), device, area }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('contact', 'takeBack', 'cut', 'heal', 'openTab', 'closeTab', 'quoteRefused'),
      device,
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 19, 21, 45, 600, 5_000, 25_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fates'),
      device,
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fates'),
      device,
      fates: fc.array(fc.constantFrom(...FOREIGN_FATES), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('steal', 'freeze', 'thaw'), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setClock'), device, skewMs: fc.constantFrom(...SKEWS_MS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pressAcross'),
      device,
      area,
      product,
      skewMs: fc.constantFrom(...SKEWS_MS),
      to: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('throttle'), times: fc.integer({ min: 1, max: 3 }) }) },
];

/** A disk without room may cost the log that a restored server would need: the two are not tried together. */
const fullDisk: fc.WeightedArbitrary<Action>[] = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fullDisk'), device, writes: fc.integer({ min: 1, max: 3 }) }) },
];

const disasters: fc.WeightedArbitrary<Action>[] = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loseCookie'), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('backUp', 'restore', 'failover') }) },
];

const copies: fc.WeightedArbitrary<Action>[] = [
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('keepCopy', 'copyReturns'), device }) },
];

export const dailyActions = (size: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...daily, ...fullDisk), { minLength: 1, maxLength: size, size: 'max' });
export const anyActions = (size: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...daily, ...disasters), { minLength: 1, maxLength: size, size: 'max' });

/** A device whose database goes back to what it was. */
export const copiedActions = (size: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...daily, ...fullDisk, ...copies), { minLength: 1, maxLength: size, size: 'max' });
