/** Laws of what a device shows of an answer to a proposal until the shop has spoken. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quoteAcceptRoute, quoteDeclineRoute } from '#core/contract/quotes/quote-answer.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';

const UUID = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const AT = '2026-11-20T10:00:00.000Z';
const version = fc.integer({ min: 1, max: 3 });

const quote: fc.Arbitrary<QuoteRecord> = fc.record<QuoteRecord>(
  {
    kind: fc.constant('quote'),
    uuid: fc.constant(UUID),
    area: fc.constant('auto'),
    number: fc.constant('DEV00000042'),
    state: fc.constantFrom(...QUOTE_STATES),
    lines: fc.constant([]),
    total: fc.nat(),
    requestedAt: fc.constant(AT),
    proposal: fc.record({
      version,
      validUntil: fc.constantFrom(null, '2026-12-20'),
      proposedAt: fc.constant(AT),
      acceptedAt: fc.constant(null),
      total: fc.nat(),
      taxTotal: fc.nat(),
    }),
  },
  { requiredKeys: ['kind', 'uuid', 'area', 'number', 'state', 'lines', 'total', 'requestedAt'] },
);

const stamp = { mutId: UUID, at: AT };
const foldsOf = (of: number) =>
  [
    ['accept', quoteAcceptRoute.offline.changes({ area: 'auto', quote: UUID, version: of }, stamp)],
    ['decline', quoteDeclineRoute.offline.changes({ area: 'auto', quote: UUID, version: of, reason: null }, stamp)],
  ] as const;

test('an answer on its way announces nothing: state, lines and amounts stay the shop’s (law 3)', () => {
  fc.assert(
    fc.property(quote, version, (record, of) => {
      for (const [, changes] of foldsOf(of)) {
        const after = changes[0]?.fold(record);
        expect(after).toEqual({ ...record, ...('answering' in (after ?? {}) ? { answering: expect.anything() } : {}) });
      }
    }),
  );
});

test('an answer is shown for the very proposal that was read, and for no other', () => {
  fc.assert(
    fc.property(quote, version, (record, of) => {
      const isOpen = record.state === 'proposed' && record.proposal?.version === of;
      for (const [answering, changes] of foldsOf(of)) {
        const after = changes[0]?.fold(record);
        if (isOpen) expect(after).toMatchObject({ answering });
        else expect(after).toBe(record);
        expect(changes[0]?.fold(undefined)).toBeUndefined();
      }
    }),
  );
});
