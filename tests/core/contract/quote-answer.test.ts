/** Laws of what a device shows of an answer to a proposal until the shop has spoken. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quoteAcceptRoute, quoteDeclineRoute } from '#core/contract/quotes/quote-answer.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';

const UUID = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const ADDRESSED = 'a3c9f0de-5b7a-4d58-9a0e-6f6f5b1f0c11';
const ANOTHER = 'b1d0a7c2-2f43-4a1c-8e55-0c1f9b7d2e22';
const AT = '2026-11-20T10:00:00.000Z';
const version = fc.integer({ min: 1, max: 3 });
const versionId = fc.constantFrom(undefined, ADDRESSED, ANOTHER);
const seen = fc.record({ version, versionId });

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
      versionId,
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
const foldsOf = (of: { readonly version: number; readonly versionId: string | undefined }) =>
  [
    ['accept', quoteAcceptRoute.offline.changes({ area: 'auto', quote: UUID, ...of }, stamp)],
    ['decline', quoteDeclineRoute.offline.changes({ area: 'auto', quote: UUID, ...of, reason: null }, stamp)],
  ] as const;

test('an answer on its way announces nothing: state, lines and amounts stay the shop’s (law 3)', () => {
  fc.assert(
    fc.property(quote, seen, (record, of) => {
      for (const [, changes] of foldsOf(of)) {
        const after = changes[0]?.fold(record);
        expect(after).toEqual({ ...record, ...('answering' in (after ?? {}) ? { answering: expect.anything() } : {}) });
      }
    }),
  );
});

test('O26 an answer is shown for the very proposal that was read, and for no other', () => {
  fc.assert(
    fc.property(quote, seen, (record, of) => {
      const told = record.proposal;
      const isSame = told?.versionId === of.versionId || told?.versionId === undefined || of.versionId === undefined;
      const isOpen = record.state === 'proposed' && told?.version === of.version && isSame;
      for (const [answering, changes] of foldsOf(of)) {
        const after = changes[0]?.fold(record);
        if (isOpen) expect(after).toMatchObject({ answering });
        else expect(after).toBe(record);
        expect(changes[0]?.fold(undefined)).toBeUndefined();
      }
    }),
  );
});
