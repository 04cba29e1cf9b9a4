import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '#core/domain/price/money.ts';
import { typedAmount } from '#src/admin/parts/desk/move/typed-number.ts';
import {
  askedLine,
  discounted,
  firstProposal,
  totalOf,
  typedDays,
  typedPercent,
} from '#src/admin/features/quotes/propose/typed-proposal.ts';
import { askedDesk, PADS } from './sample-desk.ts';

/** Prices are in whole cents, as shops have them. */
const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents * 100);

describe('a discount', () => {
  test('never asks for more than it says, and for at most a cent less', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (unitPrice, hundredths) => {
        const line = { ...PADS, unitPrice };
        const typed = discounted(firstProposal(askedDesk({ lines: [line] })), [line], hundredths);
        const cents = toCents(typedAmount(typed.lines[PADS.position]?.price ?? '') ?? -1);
        const exact = (toCents(unitPrice) * (10_000 - hundredths)) / 10_000;
        expect(cents).toBeLessThanOrEqual(exact);
        expect(exact - cents).toBeLessThan(1);
      }),
    );
  });

  test.each([
    ['10', 1_000],
    ['7,5', 750],
    ['12.25 %', 1_225],
    ['0', 0],
    ['100', 10_000],
    ['100,01', null],
    ['-5', null],
    ['dix', null],
    ['', null],
  ])('%s', (text, hundredths) => {
    expect(typedPercent(text)).toBe(hundredths);
  });
});

test('what nobody has touched is proposed as it was asked for', () => {
  const desk = askedDesk();
  const typed = firstProposal(desk);
  const lines = desk.lines.map((line) => askedLine(typed, line));
  expect(lines).toEqual(desk.lines.map(({ position, proposed }) => ({ position, ...proposed })));
  expect(totalOf(lines)).toBe(desk.requested.total);
});

test.each([
  ['30', 30],
  [' 1 ', 1],
  ['365', 365],
  ['366', null],
  ['0', null],
  ['1,5', null],
  ['', null],
])('days: %s', (text, days) => {
  expect(typedDays(text)).toBe(days);
});
