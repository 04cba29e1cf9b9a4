import fc from 'fast-check';
import { expect, test } from 'vitest';

import { valueCounter } from '#server/http/binding/value-counter.ts';

/** Values behind a first one, in a list or an object, as `JSON.parse` finds them. */
function commasIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return Math.max(0, inner.length - 1) + inner.reduce<number>((sum, one) => sum + commasIn(one), 0);
}

test('values are counted as they are read, whatever the text in them and wherever a body is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', ',', 'a', 'é', '[', '{', ':') });
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.integer(),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(text, tie('json'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(json, fc.array(fc.nat(400), { maxLength: 6 }), (value, cuts) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
      const count = valueCounter();
      const counted = places.slice(1).map((end, at) => count(bytes.subarray(places[at], end)));
      expect(counted.at(-1)).toBe(commasIn(value));
    }),
  );
});
