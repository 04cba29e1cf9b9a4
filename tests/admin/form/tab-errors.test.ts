import { expect, test } from 'vitest';
import { countByTab, tabToMend } from '#src/admin/screens/form/tab-errors.ts';

const TABS = { general: ['fields.code', 'translations.fr_FR.name'], rates: ['fields.rates'] };

test('counts the places of each tab in which something is wrong, whole rows once', () => {
  expect(countByTab(TABS, ['fields.code', 'fields.rates.0.amount', 'fields.rates.1.zone', 'fields.codes'])).toEqual({
    general: 1,
    rates: 1,
  });
});

test('leads to what is wrong, and leaves an open tab where it has something to mend', () => {
  expect(tabToMend({ general: 0, rates: 2 }, 'general')).toBe('rates');
  expect(tabToMend({ general: 1, rates: 2 }, 'rates')).toBe('rates');
  expect(tabToMend({ general: 0, rates: 0 }, 'rates')).toBe('rates');
});
