import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isBase64 } from '#core/wire/base64.ts';

/** As the standard says it: groups of four, the last one padded (RFC 4648, section 4). */
const GROUPS = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/u;

test('whatever bytes are written as base64 are told to be it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(isBase64(Buffer.from(bytes).toString('base64'))).toBe(true);
    }),
  );
});

test('no text is base64 but what the standard says, wherever its padding stands', () => {
  const letters = fc.constantFrom('A', 'z', '0', '+', '/', '=', '-', '_', ' ', '\n', 'é');
  const near = fc.array(letters, { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ maxLength: 12 })), (text) => {
      expect([text, isBase64(text)]).toEqual([text, GROUPS.test(text)]);
    }),
    { numRuns: 2_000 },
  );
});
