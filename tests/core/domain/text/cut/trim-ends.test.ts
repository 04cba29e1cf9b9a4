import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSlash, withoutEnd, withoutEnds, withoutStart } from '#core/domain/text/cut/trim-ends.ts';

const text = fc.string({ unit: fc.constantFrom('/', 'a', '-', '\n') });

test('what stands at the ends is taken away, and nothing between', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(withoutEnd(given, isSlash)).toBe(given.replace(/\/+$/u, ''));
      expect(withoutStart(given, isSlash)).toBe(given.replace(/^\/+/u, ''));
      expect(withoutEnds(given, isSlash)).toBe(given.replace(/^\/+|\/+$/gu, ''));
    }),
  );
});

test('each letter is looked at once', () => {
  let looks = 0;
  const count = (letter: string): boolean => {
    looks += 1;
    return letter === '/';
  };
  withoutEnd('/'.repeat(5000).concat('a', '/'.repeat(5000)), count);
  expect(looks).toBe(5001);
});
