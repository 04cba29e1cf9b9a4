import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  frameOf,
  movedBy,
  PRESSED,
  scaledTo,
  WHOLE,
  within,
  type Frame,
  type Point,
  type Size,
  type View,
} from '#src/ui/gallery/zoom-view.ts';

const length = fc.integer({ min: 40, max: 3_000 });
const size: fc.Arbitrary<Size> = fc.record({ width: length, height: length });
const frame: fc.Arbitrary<Frame> = fc.tuple(size, size).map(([picture, window]) => frameOf(picture, window));
const shift = fc.integer({ min: -4_000, max: 4_000 });
const point: fc.Arbitrary<Point> = fc.record({ x: shift, y: shift });
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), by: point }),
  fc.record({ kind: fc.constant('scale' as const), to: fc.double({ min: 0.1, max: 9, noNaN: true }), at: point }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const walk = (steps: readonly Step[], seen: Frame): View =>
  steps.reduce(
    (view: View, one) => (one.kind === 'move' ? movedBy(view, one.by, seen) : scaledTo(view, one.to, one.at, seen)),
    WHOLE,
  );

test('the whole picture fits its window and touches two of its edges', () => {
  fc.assert(
    fc.property(frame, ({ picture, window }) => {
      const [wide, high] = [picture.width / window.width, picture.height / window.height];
      expect(Math.max(wide, high)).toBeCloseTo(1);
      expect(Math.min(wide, high)).toBeLessThanOrEqual(1.000_001);
    }),
  );
});

test('wherever fingers lead, no edge of a picture larger than its window comes inside, and a smaller one is centred', () => {
  fc.assert(
    fc.property(frame, fc.array(step, { maxLength: 12 }), (seen, steps) => {
      const view = walk(steps, seen);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(4);
      for (const [whole, window, place] of [
        [seen.picture.width, seen.window.width, view.x],
        [seen.picture.height, seen.window.height, view.y],
      ] as const)
        expect(Math.abs(place)).toBeLessThanOrEqual(Math.max(0, (whole * view.scale - window) / 2) + 0.001);
      expect(within(view, seen)).toEqual(view);
    }),
  );
});

test('what lies under the fingers stays there, unless an edge would come inside', () => {
  fc.assert(
    fc.property(frame, fc.double({ min: 1, max: 4, noNaN: true }), point, (seen, to, at) => {
      const before = scaledTo(WHOLE, PRESSED, { x: 0, y: 0 }, seen);
      const after = scaledTo(before, to, at, seen);
      for (const axis of ['x', 'y'] as const) {
        const free = at[axis] - (at[axis] - before[axis]) * (to / before.scale);
        if (Math.abs(after[axis] - free) > 0.001) expect(Math.abs(after[axis])).toBeLessThan(Math.abs(free));
      }
    }),
  );
});

const OUT_BY_A_ROUNDING: Frame = {
  picture: { width: 0.669_792_364_367_046_3, height: 50.000_000_000_000_01 },
  window: { width: 40, height: 50 },
};

test('made small again, the picture is whole and where it was', () => {
  fc.assert(
    fc.property(frame, fc.array(step, { maxLength: 6 }), point, (seen, steps, at) => {
      expect(scaledTo(walk(steps, seen), 1, at, seen)).toEqual(WHOLE);
    }),
    { examples: [[OUT_BY_A_ROUNDING, [], { x: 0, y: -1 }]] },
  );
});
