/** What may happen in a history of a sale. */
import fc from 'fast-check';

import { ACTIONS } from '#demo/payments/stand-in-deps.ts';

import type { Accident } from './world/mortal-pool.ts';
import {
  CANCEL_POINTS,
  JOB_POINTS,
  NOTICE_POINTS,
  PRESS_POINTS,
  REFUND_POINTS,
  type PointName,
} from './world/points.ts';
import { METHODS } from './world/sale-world.ts';

/** Two devices of one customer, and another customer who wants the same. */
export const WHO = ['phone', 'desk', 'rival'] as const;
export type Who = (typeof WHO)[number];

export const FORGERIES = ['amount', 'currency', 'mode', 'signature', 'order', 'refusal'] as const;

const accidentAt = (points: readonly PointName[]): fc.Arbitrary<Accident | null> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.record({ kills: fc.constantFrom('server', 'connection'), at: fc.constantFrom(...points) }),
    },
  );

const who = fc.constantFrom(...WHO);
const method = fc.constantFrom(...METHODS, 'banktransfer' as const);
/** How far from the newest. */
const which = fc.constantFrom(0, 0, 0, 1, 2, 5);
const press = {
  who,
  method,
  times: fc.constantFrom(1, 1, 2),
  fate: fc.constantFrom('arrives', 'arrives', 'requestLost', 'answerLost'),
  accident: accidentAt(PRESS_POINTS),
};

const does = <Name extends string, T>(name: Name, more: fc.Arbitrary<T>) =>
  more.map((facts) => ({ does: name, ...facts }));

export const action = fc.oneof(
  { withCrossShrink: true },
  { weight: 2, arbitrary: does('wait', fc.record({ minutes: fc.constantFrom(1, 30, 61) })) },
  { weight: 2, arbitrary: does('add', fc.record({ who, quantity: fc.integer({ min: 1, max: 3 }) })) },
  { weight: 6, arbitrary: does('press', fc.record(press)) },
  { weight: 2, arbitrary: does('race', fc.record({ method, times: fc.constantFrom(1, 2) })) },
  { weight: 2, arbitrary: does('look', fc.record({ who, accident: accidentAt(PRESS_POINTS) })) },
  {
    weight: 8,
    arbitrary: does(
      'pay',
      fc.record({ which, button: fc.constantFrom('pay', 'pay', 'pay', ...ACTIONS), isToldAtOnce: fc.boolean() }),
    ),
  },
  {
    weight: 7,
    arbitrary: does(
      'notify',
      fc.record({
        which,
        isOld: fc.constantFrom(false, false, true),
        times: fc.constantFrom(1, 1, 2),
        accident: accidentAt(NOTICE_POINTS),
      }),
    ),
  },
  { weight: 3, arbitrary: does('forge', fc.record({ which, what: fc.constantFrom(...FORGERIES) })) },
  { weight: 2, arbitrary: does('transfer', fc.record({ which, percent: fc.constantFrom(40, 100, 100) })) },
  { weight: 2, arbitrary: does('retry', fc.record({ who, method, accident: accidentAt(PRESS_POINTS) })) },
  { weight: 2, arbitrary: does('abandon', fc.record({ who, accident: accidentAt(CANCEL_POINTS) })) },
  { weight: 4, arbitrary: does('refund', fc.record({ which, accident: accidentAt(REFUND_POINTS) })) },
  { weight: 1, arbitrary: does('ship', fc.record({ which })) },
  { weight: 5, arbitrary: does('work', fc.record({ accident: accidentAt(JOB_POINTS) })) },
);
export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Few pieces, so that buyers come too late; both have put some in their carts. */
export const history = fc.record({
  pieces: fc.integer({ min: 1, max: 8 }),
  wanted: fc.integer({ min: 1, max: 3 }),
  rival: fc.integer({ min: 1, max: 3 }),
  actions: fc.array(action, { minLength: 8, maxLength: 24, size: 'max' }),
});
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
