import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worksAhead, type Line } from '#src/catalogue/prefetch/connection.ts';

const line = (changed: Partial<Line> = {}): Line => ({ savesData: false, effectiveType: null, type: null, ...changed });
const anyLine = fc.record({
  savesData: fc.boolean(),
  effectiveType: fc.constantFrom('slow-2g', '2g', '3g', '4g', null),
  type: fc.constantFrom('cellular', 'wifi', 'ethernet', null),
});

test('law: over a slow line, or where data is saved, nothing is fetched ahead; over any other it is', () => {
  fc.assert(
    fc.property(anyLine, (one) => {
      const isSlow = one.effectiveType !== null && one.effectiveType !== '4g';
      expect(worksAhead(one)).toBe(!one.savesData && !isSlow);
    }),
  );
});

test('a browser that does not tell has no slow line', () => {
  expect(worksAhead(line())).toBe(true);
  expect(worksAhead(line({ savesData: true }))).toBe(false);
});

test('a quick line of a phone is quick: what it costs is asked where it is large', () => {
  expect(worksAhead(line({ effectiveType: '4g', type: 'cellular' }))).toBe(true);
});
