import { describe, expect, it } from 'vitest';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';
import { isQuoteAcceptable, isQuoteOver, isQuotePayable, quoteValidUntil } from '#core/domain/quotes/validity.ts';
import { endOfParisDay, parisInstant } from '#core/domain/shop/paris-instant.ts';

const sent = parisInstant('2026-06-15', 23 * 60);
const proposal = { state: 'proposed', validUntil: quoteValidUntil(sent, 30), acceptedAtMs: null } as const;
const accepted = { state: 'accepted', validUntil: '2026-07-15', acceptedAtMs: sent } as const;

describe('a quote', () => {
  it('binds until the end of its last day in Paris', () => {
    expect(proposal.validUntil).toBe('2026-07-15');
    const end = endOfParisDay('2026-07-15');
    expect([isQuoteAcceptable(proposal, end), isQuoteAcceptable(proposal, end + 1)]).toEqual([true, false]);
    expect(isQuoteAcceptable({ ...proposal, validUntil: null }, end + 1)).toBe(true);
  });

  it('that was accepted waits thirty days to be paid', () => {
    const end = endOfParisDay('2026-07-15');
    expect([isQuotePayable(accepted, end), isQuotePayable(accepted, end + 1)]).toEqual([true, false]);
  });

  it('in any other state runs out of nothing, and can be neither accepted nor paid', () => {
    for (const state of QUOTE_STATES.filter((one) => one !== 'proposed' && one !== 'accepted')) {
      const quote = { state, validUntil: '2020-01-01', acceptedAtMs: 0 };
      expect([isQuoteOver(quote, sent), isQuoteAcceptable(quote, sent), isQuotePayable(quote, sent)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});
